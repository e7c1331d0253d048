const dateFormatters = new WeakMap<Intl.DateTimeFormatOptions, Map<string, Intl.DateTimeFormat>>();

/**
 * Returns a date formatter for `locale` (BCP 47), cached per `options` object: pass a constant. Formats in UTC unless
 * `options` sets a time zone, so that server and browser agree; in the reader's zone if its name is passed.
 */
export function dateFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
  readerZone?: string,
): Intl.DateTimeFormat {
  let byLocale = dateFormatters.get(options);
  if (!byLocale) dateFormatters.set(options, (byLocale = new Map<string, Intl.DateTimeFormat>()));
  const key = readerZone === undefined ? locale : `${locale} ${readerZone}`;
  let formatter = byLocale.get(key);
  // The reader's zone is the default and not passed: browsers report names that they reject as an option
  // ("Etc/Unknown").
  const timeZone = readerZone === undefined ? 'UTC' : undefined;
  if (!formatter) byLocale.set(key, (formatter = new Intl.DateTimeFormat(locale, { timeZone, ...options })));
  return formatter;
}

/** Returns the name of this machine's time zone. Not cached, since it changes while a page is open on a journey. */
export function readerZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
