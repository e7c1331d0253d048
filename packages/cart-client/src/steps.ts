import { isDirty, isLoaded, LOADED, NEW_ID, UNKNOWN, type Context } from './context.ts';
import { call, type Answer } from './http.ts';
import type { Intent } from './intent.ts';
import { log } from './log.ts';
import { normaliseList } from './normalise.ts';
import { fail, processLater, resetBackoff } from './schedule.ts';
import { broadcast } from './tabs.ts';

const LOAD_ERROR = 'Error loading cart items';
const SAVE_ERROR = 'Error saving cart items';
/** Browsers refuse keepalive bodies over 64 KiB in all. */
const LARGEST_KEEPALIVE = 60_000;

/** One run through the queue. */
export interface Job {
  readonly generation_: number;
  /** Saves of this run that were refused because another device had saved. */
  conflicts_: number;
}

/** Granted by the browser, or taken as such at the end of a page; nothing where no lock is to be had. */
export type HeldLock = object | null | undefined;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 500));

/** Whether what was begun in a run still counts. */
export function isCurrent(s: Context, job: Job): boolean {
  return job.generation_ === s.generation_ && !s.isMerging_;
}

/** Makes the guest's id, unless another tab was faster. */
export async function createId(s: Context, job: Job, lock: HeldLock): Promise<void> {
  // If another tab took the cookie away with a login or a logout, its message is on the way.
  if (s.guestId_) await pause();
  if (!isCurrent(s, job) || s.identity_.readId_()) return;
  const id = s.identity_.createId_();
  if (id) {
    setIdentity(s, id, true);
    // Another tab may be making one: before anything is stored the cookie says which one holds.
    if (!lock) await pause();
  } else {
    // No random source: the cart works for this visit, and is never sent.
    s.isRejected_ = true;
    s.baseStatus_ = LOADED;
  }
}

/** Begins to work for an id. Unsent intents are carried over; all lines, if this page made it because the cookie was gone. */
export function setIdentity(s: Context, id: string, isNew?: boolean): void {
  s.baseStatus_ = UNKNOWN;
  if (isNew && s.guestId_ !== '') {
    if (s.guestId_) s.ledger_.requeueAll_();
    s.ledger_.setBase_();
    s.baseStatus_ = NEW_ID;
  }
  s.guestId_ = id;
  s.etag_ = undefined;
  announcePresence(s);
}

/** Takes over what earlier pages left, and asks which other tabs are there. */
export function announcePresence(s: Context): void {
  if (s.options_.renew && s.guestId_) s.identity_.persistCookie_(s.guestId_);
  s.needsVerification_ = s.ledger_.mergeRemote_(s.journal_.open_(s.guestId_));
  // The journal before is erased: what was in it must be written here before anything is waited for.
  s.journal_.save_();
  s.peersUntil_ = Math.max(s.peersUntil_, s.now_() + 500);
  broadcast(s, 'hello');
}

/** Loads the stored cart as the base. */
export async function loadBase(s: Context, job: Job): Promise<void> {
  const answer = await call(s.options_, `${s.url_}/${s.guestId_ as string}`);
  if (job.generation_ !== s.generation_) return;
  const lines = normaliseList(answer.status_ === 404 ? [] : answer.isOk_ && answer.body_);
  if (lines) {
    s.baseStatus_ = LOADED;
    s.etag_ = answer.etag_;
    s.ledger_.setBase_(lines, s.needsVerification_);
    // A save ends its own episode of failures.
    if (!s.ledger_.intents_.size) resetBackoff(s);
  } else loadFailed(s, answer);
  s.publish_();
}

function loadFailed(s: Context, answer: Answer): void {
  // An ordinary failure too, or we would loop: the cookie may be one that cannot be cleared from here.
  fail(s, LOAD_ERROR, answer);
  if (s.baseStatus_ === UNKNOWN && [400, 403, 410].includes(answer.status_)) {
    // The server will never take this id again.
    s.identity_.clearId_();
    s.guestId_ = null;
  }
  // Only under an id that this page made one may save without having loaded.
  if (isLoaded(s)) s.baseStatus_ = UNKNOWN;
}

/** Saves, after a load where the base is not known or another tab may have saved. */
export async function saveCart(s: Context, job: Job, lock: HeldLock): Promise<void> {
  if (s.identity_.readId_() !== s.guestId_) return;
  // While no other tab saves, a load tells for certain what they have saved.
  if (!isLoaded(s) || s.now_() < s.peersUntil_) await loadBase(s, job);
  if (isCurrent(s, job) && s.baseStatus_ !== UNKNOWN && isDirty(s)) await saveUnsent(s, job, lock);
}

const bodyOf = (s: Context): string => JSON.stringify({ guestId: s.guestId_, items: s.ledger_.lines_() });

/** One save of the whole cart. */
async function saveUnsent(s: Context, job: Job, lock: HeldLock): Promise<void> {
  const body = bodyOf(s);
  const sent = [...s.ledger_.intents_.values()];
  s.isSending_ = true;
  s.publish_();
  const answer = await call(s.options_, s.url_, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(s.etag_ && { 'if-match': s.etag_ }) },
    body,
    // A save under way survives the page.
    keepalive: new Blob([body]).size <= LARGEST_KEEPALIVE,
  });
  if (job.generation_ !== s.generation_) return;
  s.isSending_ = false;
  s.needsVerification_ = !answer.status_;
  if (answer.isOk_) settle(s, answer, sent, lock);
  else saveFailed(s, job, answer, body);
  s.publish_();
}

/** A save was answered well: what was sent is stored, unless another tab may have saved at the same time. */
function settle(s: Context, { etag_: etag }: Answer, sent: Intent[], lock: HeldLock): void {
  resetBackoff(s);
  if (lock || etag) {
    s.ledger_.markSaved_(sent);
    if (s.baseStatus_ !== UNKNOWN) {
      s.baseStatus_ = LOADED;
      s.etag_ = etag;
    }
  } else {
    // Another tab's save may have overtaken this one: a verification load tells.
    s.baseStatus_ = UNKNOWN;
    processLater(s, 400 * (1 + s.random_()));
  }
}

function saveFailed(s: Context, job: Job, answer: Answer, body: string): void {
  const { status_: status } = answer;
  if (status === 412) {
    s.baseStatus_ = UNKNOWN;
    job.conflicts_ += 1;
    if (job.conflicts_ > 4 || s.failures_) fail(s, SAVE_ERROR, answer);
  } else if (!status || status >= 500 || [408, 425, 429].includes(status)) fail(s, SAVE_ERROR, answer);
  else {
    // Refused for good: the same body would be refused again, a newer one may not be.
    s.isRejected_ = body === bodyOf(s);
    log(s.options_, SAVE_ERROR, status);
  }
}
