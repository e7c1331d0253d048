import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import type { Settings } from '../../internal/settings/resolveSettings.js';
import { format, plural } from '../../internal/text/format.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import { formatNumber } from '../../internal/text/formatNumber.js';
import * as en from '../../labels/en.js';
import type { Labels } from '../../labels/Labels.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './Rating.css';

/** What `Rating` takes and hands on as it is. */
export interface RatingElementProps extends Omit<ComponentProps<'span'>, 'children'>, SharedProps<never, 'Rating'> {
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
}

/** The markup of a score. A function and not a component: a list has many cards, and a component more in each is felt. */
export function ratingElement(
  { value, max = 5, count, variant = 'stars', label, labels, className, style, ...rest }: RatingElementProps,
  settings: Settings,
): ReactNode {
  const messages = mergeLabels(en.Rating, settings.labels.Rating, labels);
  const score = Math.min(Math.max(value, 0), max);
  const rootClass = clsx('mr-Rating-root mr-kit', className);
  if (!(score > 0) || count === 0) {
    return (
      <span aria-label={label} {...rest} className={rootClass} style={style} data-variant={variant} data-unrated="">
        {messages.unrated}
      </span>
    );
  }
  const { locale } = settings;
  return (
    <span
      // The key draws the score anew: a browser that translates the page has taken React's text node away.
      key={score}
      role="img"
      aria-label={label ?? nameOf(score, max, count, locale, messages)}
      {...rest}
      className={rootClass}
      style={
        variant === 'single'
          ? style
          : { '--mr-rating-fill': `${(score / max) * 100}%`, '--mr-rating-max': max, ...style }
      }
      data-variant={variant}
    >
      {variant === 'single' ? formatNumber(locale, score, fixedDecimal) : null}
      {count === undefined ? null : <span className="mr-Rating-count">{`(${formatNumber(locale, count)})`}</span>}
    </span>
  );
}

/** Score and count in words. */
function nameOf(
  score: number,
  max: number,
  count: number | undefined,
  locale: string,
  messages: Labels<'Rating'>,
): string {
  const summary = format(messages.summary, {
    value: formatNumber(locale, score, oneDecimal),
    max: formatNumber(locale, max),
  });
  return count === undefined ? summary : `${summary}, ${plural(locale, count, messages.reviews)}`;
}

const oneDecimal = { maximumFractionDigits: 1 } as const;
// On cards the scores stand in a column: 4.0 beside 4.8. Spoken, the nought says nothing.
const fixedDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
