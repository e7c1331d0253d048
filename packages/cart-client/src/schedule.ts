import type { Answer } from './http.ts';
import type { Context } from './context.ts';
import { log } from './log.ts';
import { tryCatch } from './tryCatch.ts';

/** A server may ask for a day, and a wall clock may jump. */
const LONGEST_WAIT = 300_000;
const LONGEST_BACKOFF = 30_000;
const HIDDEN_BACKOFF = 60_000;

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

/** Tries again after a failure, in `gap` milliseconds, or later if the server wants it. */
function retryLater(s: Context, gap: number): void {
  const delay = Math.min(Math.max(s.notBefore_ - s.now_(), gap), LONGEST_WAIT);
  if (delay > 0) {
    stopTimers(s);
    s.retryTimer_ = setTimeout(() => processNow(s), delay);
    s.publish_();
  } else processNow(s);
}

/** Does what is to be done next now, or, while a retry waits, in `gap` milliseconds. */
export function reschedule(s: Context, gap = 0): void {
  if (!s.retryTimer_) processNow(s);
  else retryLater(s, gap);
}

/** The server answers well: what fails next is a new episode. */
export function resetBackoff(s: Context): void {
  s.failures_ = 0;
  processNow(s);
}

/** Logs the first failure of an episode, and tries again with full jitter. */
export function fail(s: Context, message: string, { status_: status, wait_: wait }: Answer): void {
  s.notBefore_ = s.now_() + wait;
  if (!s.failures_) log(s.options_, message, status);
  // Nobody waits for a tab that is not seen, and the others know what is unsent.
  const isHidden = tryCatch(() => document.hidden);
  const gap = isHidden ? HIDDEN_BACKOFF : s.random_() * Math.min(LONGEST_BACKOFF, 500 * 2 ** s.failures_);
  s.failures_ += 1;
  retryLater(s, 1 + gap);
}
