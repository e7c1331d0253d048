import { mergeLabels } from '../internal/text/mergeLabels';
import { useSettings } from '#settings';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { format, plural } from '../internal/text/format';
import { numberFormat } from '../internal/text/numberFormat';
import styles from './Rating.module.css';
import { ratingLabels } from './labels';
import type { RatingLabels } from './labels';

/** The props of `Rating`: those of its `<span>`, and these. */
export interface RatingProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Average score in stars, 0 to `max`, fractions allowed. Values outside are clamped; 0 means not rated yet. */
  value: number;
  /** Number of stars, a whole number. @default 5 */
  max?: number | undefined;
  /** Number of reviews behind the score. Left out: no count is shown; 0 means not rated yet. */
  count?: number | undefined;
  /** A row of stars filled up to the score, or one star before the score as on cards. @default 'stars' */
  variant?: 'stars' | 'single' | undefined;
  /** Accessible name of the whole. @default score and count in words: "Rated 4.5 out of 5, 128 reviews" */
  label?: string | undefined;
  /** BCP 47 tag for the numbers. @default 'en-US' */
  locale?: string | undefined;
  /** Replaces some or all of the English strings. */
  labels?: Partial<RatingLabels> | undefined;
}

/**
 * Shows a product's average score. Read-only: to assistive technology it is one picture with a name. Renders a `<span>`;
 * safe in server components. The star is a mask in the style sheet (a `data:` address: a policy has `img-src data:`).
 * @selector [data-variant="stars|single"] @selector [data-unrated] when there is no score
 * @cssproperty --mr-rating-star side of one star @cssproperty --mr-rating-text font size
 */
export function Rating({
  value,
  max = 5,
  count,
  variant = 'stars',
  label,
  locale,
  labels,
  className,
  style,
  ...rest
}: RatingProps) {
  const settings = useSettings({ locale });
  const messages = mergeLabels(ratingLabels, settings.labels.Rating, labels);
  const score = Math.min(Math.max(value, 0), max);
  const rootClass = clsx(styles.root, className);
  if (!(score > 0) || count === 0) {
    return (
      <span aria-label={label} {...rest} className={rootClass} style={style} data-variant={variant} data-unrated="">
        {messages.unrated}
      </span>
    );
  }
  const number = numberFormat(settings.locale, oneDecimal);
  return (
    <span
      role="img"
      aria-label={label ?? nameOf(score, max, count, settings.locale, messages)}
      {...rest}
      className={rootClass}
      style={
        variant === 'single'
          ? style
          : { '--mr-rating-fill': `${(score / max) * 100}%`, '--mr-rating-max': max, ...style }
      }
      data-variant={variant}
    >
      {variant === 'single' ? numberFormat(settings.locale, fixedDecimal).format(score) : null}
      {count === undefined ? null : <span className={styles.count}>{`(${number.format(count)})`}</span>}
    </span>
  );
}

/** Score and count in words. A function and not a component, as it is drawn on every card of a page. */
function nameOf(score: number, max: number, count: number | undefined, locale: string, messages: RatingLabels): string {
  const number = numberFormat(locale, oneDecimal);
  const summary = format(messages.summary, { value: number.format(score), max: number.format(max) });
  return count === undefined ? summary : `${summary}, ${plural(locale, count, messages.reviews)}`;
}

const oneDecimal = { maximumFractionDigits: 1 } as const;
// On cards the scores stand in a column: 4.0 beside 4.8. Spoken, the nought says nothing.
const fixedDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
