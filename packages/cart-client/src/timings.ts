/*
 * How long things take, and how much they may be. They have a module of their own because the build writes numbers that a
 * module imports into the places where they are used, and those of the module itself into a variable.
 */

/** Seconds that the guest's cookie lives: thirty days. */
export const COOKIE_SECONDS = 2_592_000;
/** Milliseconds that an intent lives in the journal, as long as the cookie. */
export const THIRTY_DAYS = 2_592_000_000;
/** Milliseconds that a note of what was stored counts: far longer than a message to another tab takes. */
export const A_MINUTE = 60_000;
/** Milliseconds that a server may ask to wait: it may ask for a day. */
export const LONGEST_WAIT = 300_000;
/** Milliseconds between two tries of a tab that is seen, at most. */
export const LONGEST_BACKOFF = 30_000;
/** Milliseconds between two tries of a hidden tab. */
export const HIDDEN_BACKOFF = 60_000;
/** Milliseconds that a lock is waited for: more than the work of another tab takes, so that a frozen tab holds nobody up for good. */
export const LOCK_LIMIT = 30_000;
/** Bytes of a body that may outlive the page: browsers refuse keepalive bodies over 64 KiB in all. */
export const LARGEST_KEEPALIVE = 60_000;
/** Refusals in a row after which it is not one line that the server minds. */
export const MOST_REFUSALS = 20;
