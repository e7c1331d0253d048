/* Apart from `numberFormat.ts`, which every page of a shop loads for its counts: this is for lists of cards. */
import { numberFormat } from './numberFormat';

const texts = new WeakMap<Intl.NumberFormat, Map<number, string>>();
const mostTexts = 1000;

/** Whole per cent: a reduction, a share. */
export const wholePercent = { style: 'percent', maximumFractionDigits: 0 } as const;

/**
 * A score, a count or a share as the people of `locale` write it. A page writes the same few of them over and over, and asking `Intl` costs as
 * much as drawing an element: their texts are kept, a thousand for each formatter. For amounts of money, of which each is another, see `money.ts`.
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
