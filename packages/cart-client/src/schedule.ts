import type { Context } from './context.ts';
import type { Answer } from './http.ts';
import { log } from './log.ts';
import { HIDDEN_BACKOFF, LONGEST_BACKOFF, LONGEST_WAIT } from './timings.ts';
import { tryCatch } from './tryCatch.ts';

function stopTimers(s: Context): void {
  clearTimeout(s.retryTimer_);
  clearTimeout(s.delayTimer_);
  s.retryTimer_ = s.delayTimer_ = undefined;
}

/** Does what is to be done next, now. */
export function processNow(s: Context, isPageEnd?: boolean): void {
  stopTimers(s);
  if (s.listeners_ && !s.isBusy_ && !s.isMerging_) void s.processQueue_(isPageEnd);
  s.publish_();
}

/** Does what is to be done next after some milliseconds, for a reason that is no failure. */
export function processLater(s: Context, delay: number): void {
  stopTimers(s);
  s.delayTimer_ = setTimeout(() => processNow(s), delay);
  s.publish_();
}

/** Tries again after a failure, in `gap` milliseconds, or later if the server wants it; never later than is planned already. */
function retryLater(s: Context, gap: number): void {
  // Not the wall clock, which may be set back.
  const now = performance.now();
  const delay = Math.max(s.notBefore_ - now, gap);
  if (delay <= 0) processNow(s);
  else if (!s.retryTimer_ || s.retryAt_ - now > delay) {
    stopTimers(s);
    s.retryAt_ = now + delay;
    s.retryTimer_ = setTimeout(() => processNow(s), delay);
  }
  // The change that woke it is shown and journaled, whenever the retry is.
  s.publish_();
}

/** Does what is to be done next now, or, while a retry waits, in `gap` milliseconds. */
export function reschedule(s: Context, gap = 0): void {
  if (s.retryTimer_) retryLater(s, gap);
  else processNow(s);
}

/** The server answers well: what fails next is a new episode. */
export function resetBackoff(s: Context): void {
  s.failures_ = 0;
  // What was wrong with one line stays so until that line is changed or stored.
  if (s.error_?.line === null) s.error_ = null;
  processNow(s);
}

/** Logs the first failure of an episode, and tries again, with jitter: between half of the backoff and all of it. */
export function fail(s: Context, what: 'load' | 'save', { status_: status, wait_: wait }: Answer): void {
  // Mutant: retry-after-is-kept.
  s.notBefore_ = performance.now() + Math.min(wait, LONGEST_WAIT);
  if (!s.failures_) logFailure(s, what, status);
  s.error_ = { code: `${what}-failed`, status, line: null };
  // Nobody waits for a tab that is not seen, and the others know what is unsent.
  const isHidden = tryCatch(() => document.hidden);
  const gap = isHidden ? HIDDEN_BACKOFF : (1 + s.random_()) * Math.min(LONGEST_BACKOFF / 2, 250 * 2 ** s.failures_);
  s.failures_ += 1;
  retryLater(s, gap);
}

/** Logs what the contract has for a call that failed. */
export function logFailure(s: Context, what: 'load' | 'save', status: number): void {
  log(s.options_, what === 'load' ? 'Error loading cart items' : 'Error saving cart items', status);
}
