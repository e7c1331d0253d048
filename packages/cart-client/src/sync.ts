import { createClientStorage } from './clientStorage.ts';
import { cancelInFlight, isDirty, isLoaded, shownState, UNKNOWN, type Context, type Shown } from './context.ts';
import { timeLimit } from './http.ts';
import { createIdentity } from './identity.ts';
import { createJournal } from './journal.ts';
import { createLedger, type Lines } from './ledger.ts';
import { log } from './log.ts';
import { keyOf } from './normalise.ts';
import { listen } from './page.ts';
import { decide } from './phases.ts';
import { processLater, processNow, reschedule } from './schedule.ts';
import { announcePresence, isCurrent, type HeldLock, type Job } from './steps.ts';
import { broadcast, clearIdentity, closeChannel, mergeFromPeer, onEnd, onMessage, openChannel } from './tabs.ts';
import { LOCK_LIMIT } from './timings.ts';
import { parseJson } from './tryCatch.ts';
import type { Cart, CartError, CartItem, CartItemId, CartOptions } from './types.ts';

/** The part of a cart that speaks with the server. */
export type Machine = Pick<Cart, 'start' | 'stop' | 'flush' | 'reload' | 'reset' | 'handOver'>;

/** The state machine between the ledger and the server: at most one call in flight. */
export interface Sync {
  readonly machine_: Machine;
  /** The line shown for an id. */
  readonly find_: (id: unknown) => CartItem | undefined;
  /** The guest's id. */
  readonly readId_: () => string | undefined;
  readonly shown_: () => Shown;
  /** Whether a change of the line is not stored yet. */
  readonly isPending_: (id: unknown) => boolean;
  /** Shows that a line was refused at the call. */
  readonly fail_: (error: CartError) => void;
  /** Takes changes of these lines in one step: the item, or `null` to remove them. */
  readonly change_: (ids: CartItemId[], item: CartItem | null) => void;
}

/** Builds the machine at rest; `update` is called after every step. */
export function createSync(options: CartOptions, initial: Lines | undefined, update: (state: Shown) => void): Sync {
  /** Resolvers of the promises that end with the next step. */
  const waiting = new Set<() => void>();
  const nextChange = (): Promise<void> => new Promise((resolve) => waiting.add(resolve));
  const s = createContext(options, initial, () => {
    // The first of many changes in one task is written at once, the others together: thousands of kilobytes would not
    // reach the disk any more if the page dies now.
    if (!s.isBatching_) s.saveJournal_();
    update(shownState(s));
    for (const resolve of waiting) resolve();
    waiting.clear();
  });
  /** A cart lives where there is a cookie jar. On a server it would be shared by strangers. */
  const isInert = (): boolean => !options.cookies && typeof document === 'undefined';
  let started: Promise<void>;

  /** As a page that was not there before. */
  function openSession(): Promise<void> {
    openChannel(s);
    announcePresence(s);
    return reload();
  }

  async function reload(): Promise<void> {
    if (!s.isSending_) cancelInFlight(s);
    s.baseStatus_ = UNKNOWN;
    reschedule(s);
    while (s.isBusy_ && !isLoaded(s)) await nextChange();
  }

  async function flush(timeout?: number): Promise<boolean> {
    let isLate = false as boolean;
    if ((timeout as number) >= 0)
      setTimeout(() => {
        isLate = true;
        s.publish_();
      }, timeout);
    // Each step may change any of these.
    s.refused_.clear();
    s.batchSize_ = Infinity;
    reschedule(s);
    while (s.listeners_ && isDirty(s) && !isLate) await nextChange();
    return !s.intents_.size;
  }

  return {
    find_: s.find_,
    readId_: s.readId_,
    shown_: () => shownState(s),
    isPending_: (id) => s.intents_.has(keyOf(id)),
    fail_(error) {
      if (isInert()) return;
      s.error_ = error;
      s.publish_();
    },
    change_(ids, item) {
      if (isInert()) {
        log(options, 'mr: cart line refused: on a server.');
        return;
      }
      // All of them, not only up to the first that changes something.
      if (!ids.filter((id) => s.applyLocal_(keyOf(id), item, s.baseStatus_ !== UNKNOWN)).length) return;
      // A refusal of the whole cart may have been a matter of its content; that of a line is one of the line.
      if (s.error_?.line === null) s.refused_.clear();
      else if (ids.some((id) => keyOf(id) === keyOf(s.error_?.line))) s.error_ = null;
      s.publish_();
      if (!s.isBatching_) sendBatch(s);
    },
    machine_: {
      reload,
      flush: (limit) => flush(limit?.timeout),
      async start() {
        if (isInert()) return;
        if (!s.listeners_) {
          s.listeners_ = listenToPage(s, openSession);
          started = openSession();
        }
        return started;
      },
      stop() {
        s.listeners_?.abort();
        closeChannel(s);
        s.listeners_ = undefined;
        s.isBatching_ = false;
        cancelInFlight(s);
        s.baseStatus_ = UNKNOWN;
        processNow(s);
      },
      reset() {
        s.openJournal_(s.guestId_ || s.readId_());
        // Mutant: reset-clears-cookie.
        s.clearId_();
        broadcast(s, 'reset');
        onEnd(s, s.guestId_, [], 'reset');
      },
      handOver: (task) => handOver(s, task),
    },
  };
}

function createContext(options: CartOptions, initial: Lines | undefined, publish: () => void): Context {
  const { now = Date.now, random = Math.random, url = '' } = options;
  const ledger = createLedger(now, random);
  ledger.setBase_(initial);
  const storage = createClientStorage(options);
  const name = 'marketrow-cart:' + url;
  const journalStorage = options.journal === false ? createClientStorage({ storage: null }) : storage;
  const s: Context = {
    ...ledger,
    ...storage,
    ...createIdentity(options, storage),
    ...createJournal(journalStorage, name + ':2', now, ledger.intents_, (intents) => mergeFromPeer(s, intents)),
    options_: options,
    url_: url + '/cart-items',
    name_: name,
    now_: now,
    random_: random,
    publish_: publish,
    processQueue_: (isPageEnd) => processQueue(s, isPageEnd),
    guestId_: null,
    baseStatus_: UNKNOWN,
    etag_: initial && '',
    error_: null,
    refused_: new Map(),
    batchSize_: Infinity,
    refusals_: 0,
    generation_: 0,
    failures_: 0,
    peersUntil_: 0,
    retryAt_: 0,
    notBefore_: 0,
  };
  return s;
}

/** Runs a critical section: no other tab runs one meanwhile. Where locks are missing it gets none, and waits for those of this page. */
async function withLock(s: Context, section: (lock?: HeldLock) => Promise<void>): Promise<void> {
  try {
    const locks = s.options_.locks === undefined ? navigator.locks : (s.options_.locks as LockManager);
    await locks.request(s.name_, { signal: timeLimit(LOCK_LIMIT) }, section);
  } catch {
    // Missing or refused: the section itself does not reject, and nobody takes a granted lock away.
    // Mutant: one-section-at-a-time.
    await (s.section_ = Promise.resolve(s.section_).then(() => section()));
  }
}

/** Goes from phase to phase until nothing is to be done or a timer runs. */
async function processQueue(s: Context, isPageEnd?: boolean): Promise<void> {
  const job: Job = { generation_: s.generation_, conflicts_: 0 };
  s.isBusy_ = true;
  while (isCurrent(s, job)) {
    const { run_: run, needsLock_: needsLock } = decide(s);
    if (!run) break;
    const section = (lock: HeldLock): Promise<void> => (isCurrent(s, job) ? run(s, job, lock) : Promise.resolve());
    await (needsLock && !isPageEnd ? withLock(s, section) : section({}));
  }
  if (job.generation_ !== s.generation_) return;
  s.isBusy_ = false;
  s.publish_();
}

/** Announces and saves the changes of this task together. */
function sendBatch(s: Context): void {
  s.isBatching_ = true;
  queueMicrotask(() => {
    s.isBatching_ = false;
    broadcast(s);
    if (s.options_.saveDelay && !s.retryTimer_) processLater(s, s.options_.saveDelay);
    else reschedule(s, 1_000);
  });
}

function listenToPage(s: Context, openSession: () => Promise<void>): AbortController {
  return listen({
    online: () => reschedule(s),
    // Bubbles from the document. Never `unload`: it bars the page from the back-forward cache.
    visibilitychange: () => (document.hidden ? onPageHide(s) : onPageShow(s)),
    pagehide() {
      onPageHide(s);
      // Mutant: channel-is-closed.
      closeChannel(s);
    },
    pageshow({ persisted }: PageTransitionEvent) {
      if (!persisted) return;
      // As a new page: other tabs may have sent, or replaced, what this one had not sent, or ended its id.
      cancelInFlight(s);
      // Mutant: bfcache-begins-anew.
      s.clear_();
      if (s.readId_() !== s.guestId_) s.setBase_();
      s.guestId_ = null;
      void openSession();
    },
    storage({ key, newValue }: StorageEvent) {
      if (key === s.name_) onMessage(s, parseJson(newValue as string));
      // Another script cleared the storage: what is unsent is written again.
      else if (key === null) s.publish_();
    },
  });
}

/** Another device may have saved while the page was not seen; without entity tags a save would not notice. */
function onPageShow(s: Context): void {
  if (s.etag_ === '' && !s.isBusy_) s.baseStatus_ = UNKNOWN;
  reschedule(s);
}

/** Sends what waits for a lock or a delay in this very step. */
function onPageHide(s: Context): void {
  const isHeldBack = s.isMerging_ || s.isSending_ || s.retryTimer_;
  // Over what other tabs may have stored nothing is written blindly: the journal keeps it.
  // Mutant: other-tabs-are-not-overwritten.
  const isBlind = !isLoaded(s) || (s.peersUntil_ === Infinity && !s.etag_);
  if (isHeldBack || isBlind || !isDirty(s)) return;
  cancelInFlight(s);
  processNow(s, true);
}

/** Keeps saves back while a login flow moves the cart. */
async function handOver(s: Context, task: (guestId: string | undefined) => Promise<boolean>): Promise<boolean> {
  let merged = false;
  // Mutant: merge-holds-saves.
  s.isMerging_ = true;
  s.publish_();
  await withLock(s, async () => {
    try {
      merged = await task(s.readId_());
    } catch (error) {
      log(s.options_, 'mr: the task of handOver failed.', error);
    }
    if (!merged) return;
    // Mutant: merged-cookie-is-cleared.
    s.clearId_();
    // Read back, so that the cookie is gone for every process before the lock is.
    s.readId_();
    // Mutant: merge-is-announced.
    broadcast(s, 'merged');
    clearIdentity(s);
  });
  // Whatever became of the merge, only the server knows what it has now.
  s.isMerging_ = false;
  s.baseStatus_ = UNKNOWN;
  reschedule(s, 1_000);
  return merged;
}
