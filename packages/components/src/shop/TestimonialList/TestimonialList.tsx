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

/** Testimonial of a shopper. */
export interface TestimonialListItem {
  /** Name of the shopper. */
  name: string;
  /** URL of a square portrait. Without one a placeholder is rendered. */
  imgUrl?: string | null | undefined;
  /** Stars, 0 to 5. */
  rating: number;
  /** Text without quotation marks. */
  comment: string;
  /** Line under the name, such as the purchased product. Optional. */
  title?: string | undefined;
}

export interface TestimonialListProps
  extends Omit<ComponentProps<'section'>, 'children'>, SharedProps<'locale' | 'renderImage', 'TestimonialList'> {
  /** Accessible name. @default from `labels` */
  label?: string | undefined;
  /** Testimonials, three per row. */
  items: readonly TestimonialListItem[];
}

/**
 * Testimonials of shoppers as cards; below 900 px a scrolling row. Renders a `<section>`; safe in server components.
 * @cssproperty --mr-bleed distance to the edge of the screen, across which the row scrolls on phones; 0 by default
 */
export function TestimonialList({ label, items, labels, className, ...props }: TestimonialListProps) {
  const [settings, rest] = useSettings(props);
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
