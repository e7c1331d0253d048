/* Separate from `numberFormat.ts`, which every page of a shop loads for its counts: this is for lists of cards. */
import { numberFormat } from './numberFormat.js';

const texts = new WeakMap<Intl.NumberFormat, Map<number, string>>();
const mostTexts = 1000;

/** Whole percent: a discount, a share. */
export const wholePercent = { style: 'percent', maximumFractionDigits: 0 } as const;

/**
 * Formats a score, a count or a share in `locale`. A page repeats a few values, and a call to `Intl` costs as much as
 * rendering an element: up to a thousand texts are cached per formatter. Not for amounts of money, which rarely repeat:
 * see `money.ts`.
 */
export function formatNumber(locale: string, value: number, options?: Intl.NumberFormatOptions): string {
  const formatter = numberFormat(locale, options);
  let ofFormatter = texts.get(formatter);
  if (!ofFormatter) texts.set(formatter, (ofFormatter = new Map<number, string>()));
  let text = ofFormatter.get(value);
  if (text === undefined) {
    text = formatter.format(value);
    if (ofFormatter.size < mostTexts) ofFormatter.set(value, text);
  }
  return text;
}
