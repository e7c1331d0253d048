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
