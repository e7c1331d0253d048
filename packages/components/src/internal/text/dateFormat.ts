const dateFormatters = new WeakMap<Intl.DateTimeFormatOptions, Map<string, Intl.DateTimeFormat>>();

/**
 * A formatter of moments for `locale` (BCP 47), made once and kept for each `options` object: pass a constant. In UTC unless
 * `options` says otherwise, so that server and browser write the same; in the reader's zone where its name is passed.
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
  // The reader's zone is the default and not passed: browsers report names that they refuse as an option ("Etc/Unknown").
  const timeZone = readerZone === undefined ? 'UTC' : undefined;
  if (!formatter) byLocale.set(key, (formatter = new Intl.DateTimeFormat(locale, { timeZone, ...options })));
  return formatter;
}

/** Name of the zone of this machine. Read each time, since it changes while a page is open on a journey. */
export function readerZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
