import { mergeLabels } from '../internal/text/mergeLabels';
import { useSettings } from '#settings';
import { clsx } from 'clsx';
import type { ComponentProps, CSSProperties } from 'react';
import { format, plural } from '../internal/text/format';
import { numberFormat } from '../internal/text/numberFormat';
import { visuallyHidden } from '../internal/parts/VisuallyHidden';
import styles from './Rating.module.css';
import { starPath, StarRow } from './StarRow';
import { ratingLabels } from './labels';
import type { RatingLabels } from './labels';

export interface RatingProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Average score in stars, 0 to `max`, fractions allowed. Values outside are clamped; 0 means not rated yet. */
  value: number;
  /** Number of stars, a whole number. @default 5 */
  max?: number | undefined;
  /** Number of reviews behind the score. Left out: no count is shown; 0 means not rated yet. */
  count?: number | undefined;
  /** A row of stars filled up to the score, or one star before the score as on cards. @default 'stars' */
  variant?: 'stars' | 'single' | undefined;
  /** BCP 47 tag for the numbers. @default 'en-US' */
  locale?: string | undefined;
  /** Replaces some or all of the English strings. */
  labels?: Partial<RatingLabels> | undefined;
}

/**
 * Shows a product's average score. Read-only; renders a `<span>`; safe in server components.
 * @selector [data-variant="stars|single"] @selector [data-unrated] when there is no score
 */
export function Rating({
  value,
  max = 5,
  count,
  variant = 'stars',
  locale,
  labels,
  className,
  style,
  ...rest
}: RatingProps) {
  const settings = useSettings({ locale });
  const messages = mergeLabels(ratingLabels, settings.labels.Rating, labels);
  const score = Math.min(Math.max(value, 0), max);
  const unrated = score === 0 || count === 0;
  return (
    <span
      {...rest}
      className={clsx(styles.root, className)}
      style={unrated || variant === 'single' ? style : starStyle(score, max, style)}
      data-variant={variant}
      data-unrated={unrated ? '' : undefined}
    >
      {unrated ? messages.unrated : shown(score, max, count, variant, settings.locale, messages)}
    </span>
  );
}

/** Stars and count. A function and not a component, as it is drawn on every card of a page. */
function shown(
  score: number,
  max: number,
  count: number | undefined,
  variant: RatingProps['variant'],
  locale: string,
  messages: RatingLabels,
) {
  const number = numberFormat(locale, oneDecimal);
  const value = number.format(score);
  const spoken = format(messages.summary, { value, max: number.format(max) });
  return (
    <>
      {variant === 'single' ? (
        <span className={styles.single} role="img" aria-label={spoken}>
          <svg className={styles.star} viewBox="0 0 24 24" aria-hidden="true">
            <path d={starPath} />
          </svg>
          <span className={styles.value}>{numberFormat(locale, fixedDecimal).format(score)}</span>
        </span>
      ) : (
        <span className={styles.stars} role="img" aria-label={spoken}>
          <StarRow count={max} />
          <span className={styles.fill}>
            <StarRow count={max} />
          </span>
        </span>
      )}
      {count === undefined ? null : (
        <span className={styles.count}>
          <span aria-hidden="true">{`(${number.format(count)})`}</span>
          <span className={visuallyHidden}>{plural(locale, count, messages.reviews)}</span>
        </span>
      )}
    </>
  );
}

function starStyle(score: number, max: number, style: CSSProperties | undefined): CSSProperties {
  return { '--mr-rating-fill': `${(score / max) * 100}%`, '--mr-rating-max': max, ...style };
}

const oneDecimal = { maximumFractionDigits: 1 } as const;
// On cards the scores stand in a column: 4.0 beside 4.8. Spoken, the nought says nothing.
const fixedDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
