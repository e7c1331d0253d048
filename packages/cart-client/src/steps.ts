import { isDirty, isLoaded, LOADED, NEW_ID, UNKNOWN, unsentIntents, type Context } from './context.ts';
import { call, type Answer } from './http.ts';
import type { Intent } from './intent.ts';
import type { Lines } from './ledger.ts';
import { keyOf, normaliseList } from './normalise.ts';
import { fail, logFailure, processLater, resetBackoff } from './schedule.ts';
import { broadcast } from './tabs.ts';
import { LARGEST_KEEPALIVE, MOST_REFUSALS } from './timings.ts';
import type { CartItem } from './types.ts';

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
  if (!isCurrent(s, job) || s.readId_()) return;
  const id = s.createId_();
  if (id) {
    setIdentity(s, id, true);
    // Another tab may be making one: before anything is stored the cookie says which one holds.
    // Mutant: id-is-settled.
    if (!lock) await pause();
  } else {
    // No random source: the cart works for this visit, and is never sent.
    for (const { key, clock } of unsentIntents(s)) s.refused_.set(key, clock);
    s.baseStatus_ = LOADED;
  }
}

/** Begins to work for an id. Unsent intents are carried over; all lines, if this page made it because the cookie was gone. */
export function setIdentity(s: Context, id: string, isNew?: boolean): void {
  s.baseStatus_ = UNKNOWN;
  // Mutant: known-guest-is-loaded.
  if (isNew && s.guestId_ !== '') {
    // Mutant: lines-follow-a-new-id.
    if (s.guestId_) s.requeueAll_();
    s.setBase_();
    s.baseStatus_ = NEW_ID;
  }
  if (isNew || s.guestId_) s.etag_ = undefined;
  s.guestId_ = id;
  announcePresence(s);
}

/** Takes over what earlier pages left, and asks which other tabs are there. */
export function announcePresence(s: Context): void {
  if (s.options_.renew && s.guestId_) s.persistCookie_(s.guestId_);
  // Mutant: journal-is-read.
  if (s.mergeRemote_(s.openJournal_(s.guestId_))) s.needsVerification_ = true;
  // The journal before is erased: what was in it must be written here before anything is waited for.
  s.saveJournal_();
  s.peersUntil_ = Math.max(s.peersUntil_, s.now_() + 500);
  broadcast(s, 'hello');
}

/** Loads the stored cart as the base. */
export async function loadBase(s: Context, job: Job): Promise<void> {
  // A load, unlike a save, ends with the page that asked for it.
  const answer = await call(s.options_, `${s.url_}/${s.guestId_ as string}`, undefined, s.listeners_?.signal);
  // Mutant: old-answers-are-ignored.
  if (job.generation_ !== s.generation_) return;
  const isEmpty = answer.status_ === 404 || answer.status_ === 204;
  // After a refused tag a list without one comes from a cache: a save without `If-Match` would overwrite another device's lines.
  const lines = normaliseList(isEmpty ? [] : (answer.etag_ || !s.refusedTag_) && answer.isOk_ && answer.body_);
  if (lines) {
    s.baseStatus_ = LOADED;
    s.etag_ = answer.etag_;
    s.setBase_(lines, s.needsVerification_);
    confirm(s, lines);
    // A save ends its own episode of failures.
    if (!s.intents_.size) resetBackoff(s);
  } else loadFailed(s, answer);
  s.publish_();
}

/**
 * After a save that no lock guarded. What the load does not show is sent once more: another tab may have saved over it. If
 * that would be the same body as the last time, the server stores something else than it is sent: its word holds.
 */
function confirm(s: Context, lines: Lines): void {
  const { unconfirmed_: sent } = s;
  s.unconfirmed_ = undefined;
  if (!sent || s.needsVerification_) return;
  const body = bodyOf(s, s.lines_());
  // Mutant: server-has-the-last-word.
  if (body === s.repeatedBody_) s.markSaved_(sent, lines);
  s.repeatedBody_ = body;
}

function loadFailed(s: Context, answer: Answer): void {
  // An ordinary failure too, or we would loop: the cookie may be one that cannot be cleared from here.
  fail(s, 'load', answer);
  if (s.baseStatus_ === UNKNOWN && [400, 403, 410].includes(answer.status_)) {
    // The server will never take this id again.
    s.clearId_();
    s.guestId_ = null;
  }
  // Only under an id that this page made one may save without having loaded.
  // Mutant: failed-load-holds-saves.
  if (isLoaded(s)) s.baseStatus_ = UNKNOWN;
}

/** Saves, after a load where the base is not known or another tab may have saved. */
export async function saveCart(s: Context, job: Job, lock: HeldLock): Promise<void> {
  // Mutant: cookie-is-read-again.
  if (s.readId_() !== s.guestId_) return;
  // While no other tab saves, a load tells for certain what they have saved.
  // Mutant: peers-are-loaded.
  if (!isLoaded(s) || s.now_() < s.peersUntil_) await loadBase(s, job);
  // What another tab has stored is newer than what this one has not sent of the same line, and than the base: load again.
  // Mutant: newer-save-is-read.
  if (s.mergeRemote_(s.lastStored_())) s.baseStatus_ = UNKNOWN;
  if (isCurrent(s, job) && s.baseStatus_ !== UNKNOWN && isDirty(s)) await saveUnsent(s, job, lock);
}

const bodyOf = (s: Context, items: Iterable<CartItem>): string =>
  JSON.stringify({ guestId: s.guestId_, items: [...items] });

/** One save of the whole cart. */
async function saveUnsent(s: Context, job: Job, lock: HeldLock): Promise<void> {
  const sent = unsentIntents(s).slice(0, s.batchSize_);
  const lines = s.overlay_(sent);
  const body = bodyOf(s, lines.values());
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
  // Mutant: lost-answer-is-verified.
  s.needsVerification_ = !answer.status_;
  if (!answer.isOk_) saveFailed(s, job, answer, sent);
  else if (answer.isRedirected_) askedElsewhere(s, answer);
  else settle(s, answer, sent, lines, lock);
  s.publish_();
}

/** A save was answered well: what was sent is stored, unless another tab may have saved at the same time. */
function settle(s: Context, answer: Answer, sent: Intent[], lines: Lines, lock: HeldLock): void {
  s.batchSize_ *= 2;
  s.refusals_ = 0;
  resetBackoff(s);
  // Mutant: unguarded-save-is-verified.
  if (lock || answer.etag_) {
    // For tabs that were heard: alone in the browser a page leaves nothing in the storage.
    if (s.peersUntil_ === Infinity) s.noteStored_(sent);
    // The answer tells what was stored: quantities may be capped, and prices are the catalogue's.
    s.markSaved_(sent, normaliseList((Object(answer.body_) as { items?: unknown }).items) ?? lines);
    if (sent.some(({ key }) => key === keyOf(s.error_?.line))) s.error_ = null;
    if (s.baseStatus_ !== UNKNOWN) {
      s.baseStatus_ = LOADED;
      s.etag_ = answer.etag_;
    }
  } else {
    // Another tab's save may have overtaken this one: a verification load tells.
    s.unconfirmed_ = sent;
    s.baseStatus_ = UNKNOWN;
    processLater(s, 400 * (1 + s.random_()));
  }
}

/** A redirect makes a GET of a save, as a login page does: only a load tells whether anything was stored. */
function askedElsewhere(s: Context, answer: Answer): void {
  s.baseStatus_ = UNKNOWN;
  fail(s, 'save', answer);
}

function saveFailed(s: Context, job: Job, answer: Answer, sent: Intent[]): void {
  const status = answer.status_;
  // Some servers say 409 for an outdated tag. After five of them it has another meaning.
  if (status === 412 || (status === 409 && s.etag_ && job.conflicts_ < 4)) {
    // Mutant: refused-tag-is-noted.
    s.refusedTag_ = s.etag_;
    s.baseStatus_ = UNKNOWN;
    if ((job.conflicts_ += 1) > 4 || s.failures_) fail(s, 'save', answer);
  } else if (!status || status >= 500 || [408, 425, 429].includes(status)) fail(s, 'save', answer);
  else refuse(s, status, sent);
}

/**
 * Refused for good: the same intents are not sent again. Where one of several lines may be the reason, halves of them are
 * sent until it is alone, and the others are stored.
 */
function refuse(s: Context, status: number, sent: Intent[]): void {
  const isAboutLines = [400, 413, 422].includes(status) && (s.refusals_ += 1) < MOST_REFUSALS;
  // Mutant: refused-line-is-found.
  if (isAboutLines && sent.length > 1) {
    s.batchSize_ = Math.ceil(sent.length / 2);
    return;
  }
  const refused = isAboutLines ? sent : unsentIntents(s);
  for (const { key, clock } of refused) s.refused_.set(key, clock);
  const [first] = sent;
  s.error_ = { code: 'save-refused', status, line: isAboutLines && first ? (first.item?.id ?? first.key) : null };
  logFailure(s, 'save', status);
}
