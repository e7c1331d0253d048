import { memoize } from './memoize.js';

/**
 * Returns the formatter of moments of `locale` (BCP 47) and `options`. In UTC unless `options` says otherwise, so that server and
 * browser write the same; in the reader's zone where its name is passed.
 */
export const dateFormat = /* @__PURE__ */ memoize(
  (locale: string, options: Intl.DateTimeFormatOptions, readerZone?: string) =>
    // The reader's zone is the default and not passed: browsers report names that they refuse as an option ("Etc/Unknown").
    new Intl.DateTimeFormat(locale, { timeZone: readerZone === undefined ? 'UTC' : undefined, ...options }),
);

/** Returns the name of this machine's time zone. Not cached, since it changes while a page is open on a journey. */
export function readerZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
