const dateFormatters = new WeakMap<Intl.DateTimeFormatOptions, Map<string, Intl.DateTimeFormat>>();

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
