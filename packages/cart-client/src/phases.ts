import { isDirty, isLoaded, UNKNOWN, type Context } from './context.ts';
import { createId, loadBase, saveCart, setIdentity, type HeldLock, type Job } from './steps.ts';

/** What the machine does at one moment; the README draws the phases. */
export interface Phase {
  /** What is done in the phase. Left out: the machine rests in it. */
  readonly run_?: (s: Context, job: Job, lock: HeldLock) => Promise<void>;
  /** It is done while no other tab does such a thing. */
  readonly needsLock_?: boolean;
}

/** A retry, a delayed save or a verification has its time. */
export const WAITING: Phase = {};
/** Nothing is to be done before the next change. */
export const SETTLED: Phase = {};
/** The guest has no id, and needs one. */
export const IDENTIFYING: Phase = { run_: createId, needsLock_: true };
/** The stored cart is not known. Loading alone does not wait for other tabs. */
export const LOADING: Phase = { run_: loadBase };
/** Something is unsent, under an id that was loaded or made. */
export const SAVING: Phase = { run_: saveCart, needsLock_: true };

/** Which phase comes next. */
export function decide(s: Context): Phase {
  if (s.retryTimer_ || s.delayTimer_) return WAITING;
  // Read each time, since another tab may have changed the cookie.
  const id = s.readId_();
  if (id && id !== s.guestId_) setIdentity(s, id);
  if (!isDirty(s) && (isLoaded(s) || s.guestId_ === '')) return SETTLED;
  if (!id) return IDENTIFYING;
  return s.baseStatus_ === UNKNOWN ? LOADING : SAVING;
}
