import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { ScrollRow } from '../internal/ScrollRow';
import { Rating } from '../Rating';
import type { RatingLabels } from '../Rating';
import styles from './TestimonialList.module.css';

/** What one shopper says. */
export interface TestimonialListItem {
  name: string;
  /** Portrait, square. */
  imgUrl: string;
  /** Stars, 0 to 5. */
  rating: number;
  /** The words, without quotation marks. */
  comment: string;
  /** A line under the name: who they are or what they bought. Left out: none. */
  title?: string | undefined;
}

/** Every string that `TestimonialList` announces. */
export interface TestimonialListLabels {
  /** Name of the list. */
  list: string;
  /** Words of the stars, as `Rating` has them. */
  rating?: Partial<RatingLabels> | undefined;
}

export interface TestimonialListProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The voices; three stand side by side. */
  testimonials: readonly TestimonialListItem[];
  /** BCP 47 tag for numbers. @default 'en-US' */
  locale?: string | undefined;
  /** Replaces some or all of the English strings. */
  labels?: Partial<TestimonialListLabels> | undefined;
}

export const testimonialListLabels: TestimonialListLabels = { list: 'Testimonials' };

/** What shoppers say, as cards; below 900 px a row that scrolls. Renders a `<section>`; safe in server components. */
export function TestimonialList({ testimonials, locale = 'en-US', labels, className, ...rest }: TestimonialListProps) {
  const words = { ...testimonialListLabels, ...labels };
  return (
    <ScrollRow label={words.list} {...rest} className={clsx(styles.root, className)}>
      <ul role="list" className={styles.list} aria-label={words.list}>
        {testimonials.map(({ name, imgUrl, rating, comment, title }) => (
          <li key={`${name} ${comment}`} className={styles.item}>
            <figure className={styles.card}>
              <Rating className={styles.stars} value={rating} locale={locale} labels={words.rating} />
              <blockquote className={styles.quote}>
                <p>{comment}</p>
              </blockquote>
              <figcaption className={styles.person}>
                <img className={styles.portrait} src={imgUrl} alt="" width={192} height={192} loading="lazy" />
                <span>
                  <b className={styles.name}>{name}</b>
                  {title === undefined ? null : <small className={styles.title}>{title}</small>}
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </ScrollRow>
  );
}
