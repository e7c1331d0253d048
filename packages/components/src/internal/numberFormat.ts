/*
 * The only file that makes `Intl` objects (decisions.md 29): a new formatter a render costs more than the whole card.
 * Nothing is made at import, so that importing the kit costs nothing.
 */

const formatters = new Map<string, Map<string, Intl.NumberFormat>>();
const rules = new Map<string, Intl.PluralRules>();

/** A number formatter for `locale` (BCP 47) and `options`, made once and kept. Throws a `RangeError` for an invalid locale. */
export function numberFormat(locale: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  let ofLocale = formatters.get(locale);
  if (!ofLocale) formatters.set(locale, (ofLocale = new Map()));
  const key = options ? JSON.stringify(options) : '';
  let formatter = ofLocale.get(key);
  if (!formatter) ofLocale.set(key, (formatter = new Intl.NumberFormat(locale, options)));
  return formatter;
}

/** The plural rules of `locale` (BCP 47), made once and kept. Throws a `RangeError` for an invalid locale. */
export function pluralRules(locale: string): Intl.PluralRules {
  let ofLocale = rules.get(locale);
  if (!ofLocale) rules.set(locale, (ofLocale = new Intl.PluralRules(locale)));
  return ofLocale;
}
