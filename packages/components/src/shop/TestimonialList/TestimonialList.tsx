import { imageElement } from '../../internal/render/images.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { ScrollRow } from '../../internal/parts/ScrollRow.js';
import { Rating } from '../Rating/index.js';
import * as en from '../../labels/en.js';
import type { Labels } from '../../labels/Labels.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './TestimonialList.css';

/** What one shopper says. */
export interface TestimonialListItem {
  /** Who says it. */
  name: string;
  /** Portrait, square. Without one an empty place is drawn. */
  imgUrl?: string | null | undefined;
  /** Stars, 0 to 5. */
  rating: number;
  /** What they say, without quotation marks. */
  comment: string;
  /** A line under the name: who they are or what they bought. Left out: none. */
  title?: string | undefined;
}

export interface TestimonialListProps
  extends Omit<ComponentProps<'section'>, 'children'>, SharedProps<'locale' | 'renderImage', 'TestimonialList'> {
  /** Accessible name of the whole. @default from `labels` */
  label?: string | undefined;
  /** The testimonials; three stand side by side. */
  items: readonly TestimonialListItem[];
}

/**
 * What shoppers say, as cards; below 900 px a row that scrolls. Renders a `<section>`; safe in server components.
 * @cssproperty --mr-bleed room between the row and the edge of the screen, which the row takes on phones; 0 by default
 */
export function TestimonialList({
  label,
  items,
  locale,
  renderImage,
  labels,
  className,
  ...rest
}: TestimonialListProps) {
  const settings = useSettings({ locale, renderImage });
  const messages = mergeLabels<Labels<'TestimonialList'>>(en.TestimonialList, settings.labels.TestimonialList, labels);
  const accessibleName = rest['aria-label'] ?? label ?? messages.label;
  return (
    <ScrollRow {...rest} label={accessibleName} className={clsx('mr-TestimonialList-root mr-kit', className)}>
      <ul role="list" className="mr-TestimonialList-list" aria-label={accessibleName}>
        {items.map(({ name, imgUrl, rating, comment, title }) => (
          <li key={`${name} ${comment}`} className="mr-TestimonialList-item">
            <figure className="mr-TestimonialList-card">
              <Rating
                className="mr-TestimonialList-stars"
                value={rating}
                locale={settings.locale}
                labels={messages.rating}
              />
              <blockquote className="mr-TestimonialList-quote">
                <p>{comment}</p>
              </blockquote>
              <figcaption className="mr-TestimonialList-person">
                {imageElement(settings.renderImage, {
                  className: 'mr-TestimonialList-portrait',
                  src: imgUrl,
                  alt: '',
                  width: 192,
                  height: 192,
                  loading: 'lazy',
                })}
                <span>
                  <b className="mr-TestimonialList-name">{name}</b>
                  {title === undefined ? null : <small className="mr-TestimonialList-title">{title}</small>}
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </ScrollRow>
  );
}
