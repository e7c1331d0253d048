/*
 * The only file that makes `Intl` objects: a new formatter a render costs more than the whole card.
 * Nothing is made at import, so that importing the kit costs nothing.
 */

const formatters = new Map<string, Map<string, Intl.NumberFormat>>();
// The same options object, as a constant of a component, is found without reading it.
const known = new WeakMap<Intl.NumberFormatOptions, Map<string, Intl.NumberFormat>>();
const plain = new Map<string, Intl.NumberFormat>();
const rules = new Map<string, Intl.PluralRules>();
const dateFormatters = new WeakMap<Intl.DateTimeFormatOptions, Map<string, Intl.DateTimeFormat>>();

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

/**
 * A formatter of moments for `locale` (BCP 47), made once and kept for each `options` object: pass a constant. In UTC unless
 * `options` says otherwise, so that server and browser write the same.
 */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  let byLocale = dateFormatters.get(options);
  if (!byLocale) dateFormatters.set(options, (byLocale = new Map<string, Intl.DateTimeFormat>()));
  let formatter = byLocale.get(locale);
  if (!formatter) byLocale.set(locale, (formatter = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options })));
  return formatter;
}

const collators = new Map<string, Intl.Collator>();

/** Compares texts as `locale` (BCP 47) sorts them: without regard to case, and "10" after "9". Made once and kept. */
export function collator(locale: string): Intl.Collator {
  let found = collators.get(locale);
  if (!found) collators.set(locale, (found = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })));
  return found;
}
