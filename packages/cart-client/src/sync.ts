import { createClientStorage } from './clientStorage.ts';
import { cancelInFlight, isDirty, isLoaded, shownState, UNKNOWN, type Context, type Shown } from './context.ts';
import { timeLimit } from './http.ts';
import { createIdentity } from './identity.ts';
import { createJournal } from './journal.ts';
import { createLedger } from './ledger.ts';
import { keyOf } from './normalise.ts';
import { listen } from './page.ts';
import { decide } from './phases.ts';
import { processLater, processNow, reschedule } from './schedule.ts';
import { announcePresence, isCurrent, type HeldLock, type Job } from './steps.ts';
import { broadcast, clearIdentity, closeChannel, mergeFromPeer, NAME, onEnd, onMessage, openChannel } from './tabs.ts';
import { parseJson } from './tryCatch.ts';
import type { Cart, CartItem, CartItemId, CartOptions } from './types.ts';

/** The part of a cart that speaks with the server. */
export type Machine = Pick<Cart, 'start' | 'stop' | 'flush' | 'reload' | 'reset' | 'handOver'>;

/** The state machine between the ledger and the server: at most one call in flight. */
export interface Sync {
  readonly machine_: Machine;
  /** The line shown for an id. */
  readonly find_: (id: unknown) => CartItem | undefined;
  /** Takes changes of these lines in one step: the item, or `null` to remove them. */
  readonly change_: (ids: CartItemId[], item: CartItem | null) => void;
}

/** Waits thirty seconds for a lock: more than the work of another tab takes, so that a frozen tab holds nobody up for good. */
const LOCK_LIMIT = 30_000;

/** Builds the machine at rest; `update` is called after every step. */
export function createSync(options: CartOptions, update: (state: Shown) => void): Sync {
  /** Resolvers of the promises that end with the next step. */
  const waiting = new Set<() => void>();
  const nextChange = (): Promise<void> => new Promise((resolve) => waiting.add(resolve));
  const s = createContext(options, () => {
    // The first of many changes in one task is written at once, the others together: thousands of kilobytes would not
    // reach the disk any more if the page dies now.
    if (!s.isBatching_) s.journal_.save_();
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
    s.isRejected_ = false;
    reschedule(s);
    while (s.listeners_ && isDirty(s) && !isLate) await nextChange();
    return !s.ledger_.intents_.size;
  }

  return {
    find_: s.ledger_.find_,
    change_(ids, item) {
      // All of them, not only up to the first that changes something.
      if (isInert() || !ids.filter((id) => s.ledger_.applyLocal_(keyOf(id), item, s.baseStatus_ !== UNKNOWN)).length)
        return;
      s.isRejected_ = false;
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
        s.journal_.open_(s.guestId_ || s.identity_.readId_());
        s.identity_.clearId_();
        broadcast(s, 'reset');
        onEnd(s, s.guestId_, [], 'reset');
      },
      handOver: (task) => handOver(s, task),
    },
  };
}

function createContext(options: CartOptions, publish: () => void): Context {
  const { now = Date.now, random = Math.random, url = '' } = options;
  const ledger = createLedger(now, random);
  const storage = createClientStorage(options);
  const s: Context = {
    options_: options,
    url_: url + '/cart-items',
    now_: now,
    random_: random,
    ledger_: ledger,
    storage_: storage,
    identity_: createIdentity(options, storage),
    journal_: createJournal(storage, options.journal, now, ledger.intents_, (intents) => mergeFromPeer(s, intents)),
    publish_: publish,
    processQueue_: (isPageEnd) => processQueue(s, isPageEnd),
    guestId_: null,
    baseStatus_: UNKNOWN,
    generation_: 0,
    failures_: 0,
    notBefore_: 0,
    peersUntil_: 0,
    isMerging_: false,
    isBusy_: false,
    isSending_: false,
    isRejected_: false,
    isBatching_: false,
    needsVerification_: false,
    etag_: undefined,
    listeners_: undefined,
    channel_: undefined,
    retryTimer_: undefined,
    delayTimer_: undefined,
  };
  return s;
}

/** Runs a critical section: no other tab runs one meanwhile. It gets no lock where locks are missing. */
async function withLock({ options_: options }: Context, section: (lock?: HeldLock) => Promise<void>): Promise<void> {
  try {
    const locks = options.locks === undefined ? navigator.locks : (options.locks as LockManager);
    await locks.request(NAME, { signal: timeLimit(LOCK_LIMIT) }, section);
  } catch {
    // Missing or refused: the section itself does not reject, and nobody takes a granted lock away.
    await section();
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
    visibilitychange: () => (document.hidden ? onPageHide(s) : reschedule(s)),
    pagehide() {
      onPageHide(s);
      closeChannel(s);
    },
    pageshow({ persisted }: PageTransitionEvent) {
      if (!persisted) return;
      // As a new page: other tabs may have sent, or replaced, what this one had not sent, or ended its id.
      cancelInFlight(s);
      s.ledger_.clear_();
      s.guestId_ = null;
      void openSession();
    },
    storage({ key, newValue }: StorageEvent) {
      if (key === NAME) onMessage(s, parseJson(newValue as string));
    },
  });
}

/** Sends what waits for a lock or a delay in this very step. */
function onPageHide(s: Context): void {
  const isHeldBack = s.isMerging_ || s.isSending_ || !!s.retryTimer_;
  // Over what other tabs may have stored nothing is written blindly: the journal keeps it.
  const isBlind = !isLoaded(s) || (s.peersUntil_ === Infinity && !s.etag_);
  if (isHeldBack || isBlind || !isDirty(s)) return;
  cancelInFlight(s);
  processNow(s, true);
}

/** Keeps saves back while a login flow moves the cart. */
async function handOver(s: Context, task: (guestId: string | undefined) => Promise<boolean>): Promise<boolean> {
  let merged = false;
  s.isMerging_ = true;
  s.publish_();
  await withLock(s, async () => {
    merged = await task(s.identity_.readId_());
    if (!merged) return;
    s.identity_.clearId_();
    // Read back, so that the cookie is gone for every process before the lock is.
    s.identity_.readId_();
    broadcast(s, 'merged');
    clearIdentity(s);
  });
  // Whatever became of the merge, only the server knows what it has now.
  s.isMerging_ = false;
  s.baseStatus_ = UNKNOWN;
  reschedule(s, 1_000);
  return merged;
}
