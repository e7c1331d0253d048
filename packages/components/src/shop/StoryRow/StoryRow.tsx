import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { imageElement } from '../../internal/render/images.js';
import { linkElement } from '../../internal/render/links.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './StoryRow.css';

/** Story of the row. */
export interface StoryRowItem {
  /** Unique id. */
  id: string;
  /** Short text under the image. */
  title: string;
  /** URL of a portrait image. */
  src: string;
  /** URL of a smaller image for the row, 360 by 640 pixels. @default `src` */
  smallSrc?: string | undefined;
  /** Link target, used without scripts. */
  href: string;
  /** Whether the shopper has seen it. @default false */
  seen?: boolean | undefined;
}

export interface StoryRowProps
  extends Omit<ComponentProps<'ul'>, 'children'>, SharedProps<'renderLink' | 'renderImage', 'StoryRow'> {
  /** Accessible name. @default from `labels` */
  label?: string | undefined;
  /** Stories in display order. */
  items: readonly StoryRowItem[];
}

/**
 * Scrolling row of stories as small arches. Each is a link; a script may open `StoryViewer` instead. Renders a `<ul>`;
 * safe in server components.
 * @cssproperty --mr-bleed distance to the edge of the screen, across which the row scrolls on phones; 0 by default
 * @selector [data-seen] on the item of a seen story
 */
export function StoryRow({ label, items, labels, className, ...props }: StoryRowProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels(en.StoryRow, settings.labels.StoryRow, labels);
  return (
    <ul
      aria-label={label ?? messages.label}
      {...rest}
      role="list"
      className={clsx('mr-StoryRow-root mr-kit', className)}
    >
      {items.map(({ id, title, src, smallSrc = src, href, seen = false }) => (
        <li key={id} className="mr-StoryRow-item" data-seen={seen ? '' : undefined}>
          {linkElement(settings.renderLink, {
            className: 'mr-StoryRow-link',
            href,
            children: (
              <>
                <span className="mr-StoryRow-frame">
                  {imageElement(settings.renderImage, {
                    className: 'mr-StoryRow-picture',
                    src: smallSrc,
                    alt: '',
                    width: 360,
                    height: 640,
                  })}
                </span>
                <span className="mr-StoryRow-title">{title}</span>
              </>
            ),
          })}
        </li>
      ))}
    </ul>
  );
}
