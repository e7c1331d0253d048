/*
 * Number formatters and plural rules. Only this file, `dateFormat.ts` and `collator.ts` create `Intl` objects: a new
 * formatter per render costs more than the whole card. Separate files, so that a page without dates does not load the
 * date formatter. Nothing is created on import, so that importing the kit costs nothing.
 */

const formatters = new Map<string, Map<string, Intl.NumberFormat>>();
// A component's constant options object is found by identity, without reading its fields.
const known = new WeakMap<Intl.NumberFormatOptions, Map<string, Intl.NumberFormat>>();
const plain = new Map<string, Intl.NumberFormat>();
const rules = new Map<string, Intl.PluralRules>();

/**
 * Returns a cached number formatter for `locale` (BCP 47) and `options`. Pass a constant object: it is looked up by
 * identity first, and must not change. Throws a `RangeError` for an invalid locale.
 */
export function numberFormat(locale: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  const byLocale = options ? (known.get(options) ?? formattersOf(options)) : plain;
  let formatter = byLocale.get(locale);
  if (!formatter) byLocale.set(locale, (formatter = new Intl.NumberFormat(locale, options)));
  return formatter;
}

/** Returns the formatters of `options`; options with equal content share them. */
function formattersOf(options: Intl.NumberFormatOptions): Map<string, Intl.NumberFormat> {
  const key = JSON.stringify(options);
  let byLocale = formatters.get(key);
  if (!byLocale) formatters.set(key, (byLocale = new Map<string, Intl.NumberFormat>()));
  known.set(options, byLocale);
  return byLocale;
}

/** Returns the cached plural rules of `locale` (BCP 47). Throws a `RangeError` for an invalid locale. */
export function pluralRules(locale: string): Intl.PluralRules {
  let ofLocale = rules.get(locale);
  if (!ofLocale) rules.set(locale, (ofLocale = new Intl.PluralRules(locale)));
  return ofLocale;
}
