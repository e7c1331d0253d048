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

/** Props that `Rating` forwards unchanged. */
export interface RatingElementProps extends Omit<ComponentProps<'span'>, 'children'>, SharedProps<never, 'Rating'> {
  /** Average rating in stars, 0 to `max`, with fractions. Clamped to this range; 0 means not rated yet. */
  value: number;
  /** Number of stars, a whole number. @default 5 */
  max?: number | undefined;
  /** Number of reviews; 0 means not rated yet. Omit to hide the count. */
  count?: number | undefined;
  /** Row of stars filled in proportion to the rating, or one star before the number, as on cards. @default 'stars' */
  variant?: 'stars' | 'single' | undefined;
  /** Accessible name. @default rating and count as text: "Rated 4.5 out of 5, 128 reviews" */
  label?: string | undefined;
}

/**
 * Markup of a rating. A function, not a component: in a list of many cards an extra component per card costs measurable
 * time.
 */
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
      // The new key replaces the element: a page translated by the browser has lost React's text node.
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

/** Returns rating and count as text. */
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
// Aligns ratings in columns on cards: 4.0 above 4.8. Screen readers get "4", not "4.0".
const fixedDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
