import { memoize } from './memoize.js';

/**
 * Returns a cached date formatter for `locale` (BCP 47) and `options`. Formats in UTC unless `options` sets a time
 * zone, so that server and browser agree; in the reader's zone if its name is passed.
 */
export const dateFormat = /* @__PURE__ */ memoize(
  (locale: string, options: Intl.DateTimeFormatOptions, readerZone?: string) =>
    // The reader's zone is the default and not passed: browsers report names that they reject as an option
    // ("Etc/Unknown").
    new Intl.DateTimeFormat(locale, { timeZone: readerZone === undefined ? 'UTC' : undefined, ...options }),
);

/** Returns the name of this machine's time zone. Not cached, since it changes while a page is open on a journey. */
export function readerZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
