import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { imageElement } from '../../internal/render/images.js';
import { linkElement } from '../../internal/render/links.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './StoryRow.css';

/** A story as the row shows it. */
export interface StoryRowItem {
  /** Tells the stories apart. */
  id: string;
  /** The few words under the picture. */
  title: string;
  /** A portrait picture. */
  src: string;
  /** A smaller one for the row, 360 by 640. @default `src` */
  smallSrc?: string | undefined;
  /** Where the story leads: the link that the row has without script. */
  href: string;
  /** Whether the shopper has seen it. @default false */
  seen?: boolean | undefined;
}

export interface StoryRowProps
  extends Omit<ComponentProps<'ul'>, 'children'>, SharedProps<'renderLink' | 'renderImage', 'StoryRow'> {
  /** Accessible name of the whole. @default from `labels` */
  label?: string | undefined;
  /** The stories, in order. */
  items: readonly StoryRowItem[];
}

/**
 * Stories as a row of small arches that scrolls sideways. Each is a link to what its story is about; a script may open
 * `StoryViewer` in its place. Renders a `<ul>`; safe in server components.
 * @cssproperty --mr-bleed room between the row and the edge of the screen, which the row takes on phones; 0 by default
 * @selector [data-seen] on the item of a story that the shopper has seen
 */
export function StoryRow({ label, items, renderLink, renderImage, labels, className, ...rest }: StoryRowProps) {
  const settings = useSettings({ renderLink, renderImage });
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
