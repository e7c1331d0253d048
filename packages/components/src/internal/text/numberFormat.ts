/*
 * Formatters of numbers and plural rules. Only this file, `dateFormat.ts` and `collator.ts` make `Intl` objects: a new formatter a
 * render costs more than the whole card. They are three files so that a page that shows no dates does not load the dates' part.
 * Nothing is made at import, so that importing the kit costs nothing.
 */

const formatters = new Map<string, Map<string, Intl.NumberFormat>>();
// The same options object, as a constant of a component, is found without reading it.
const known = new WeakMap<Intl.NumberFormatOptions, Map<string, Intl.NumberFormat>>();
const plain = new Map<string, Intl.NumberFormat>();
const rules = new Map<string, Intl.PluralRules>();
const texts = new WeakMap<Intl.NumberFormat, Map<number, string>>();
const mostTexts = 1000;

/**
 * A number formatter for `locale` (BCP 47) and `options`, made once and kept. Pass constant options: the same object is
 * found fastest, and must not change. Throws a `RangeError` for an invalid locale.
 */
export function numberFormat(locale: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  const byLocale = options ? (known.get(options) ?? formattersOf(options)) : plain;
  let formatter = byLocale.get(locale);
  if (!formatter) byLocale.set(locale, (formatter = new Intl.NumberFormat(locale, options)));
  return formatter;
}

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

/** Options of the same content share their formatters. */
function formattersOf(options: Intl.NumberFormatOptions): Map<string, Intl.NumberFormat> {
  const key = JSON.stringify(options);
  let byLocale = formatters.get(key);
  if (!byLocale) formatters.set(key, (byLocale = new Map<string, Intl.NumberFormat>()));
  known.set(options, byLocale);
  return byLocale;
}

/** The plural rules of `locale` (BCP 47), made once and kept. Throws a `RangeError` for an invalid locale. */
export function pluralRules(locale: string): Intl.PluralRules {
  let ofLocale = rules.get(locale);
  if (!ofLocale) rules.set(locale, (ofLocale = new Intl.PluralRules(locale)));
  return ofLocale;
}
