import { attempt } from './attempt.ts';
import { call, postOf, type Answer } from './http.ts';
import { createIdentity } from './identity.ts';
import { createJournal } from './journal.ts';
import { normaliseList } from './normalise.ts';
import { watchPage } from './page.ts';
import { createRetry } from './retry.ts';
import type { Sync, SyncParts, TabMessage } from './sync-types.ts';
import { openChannel, withLock } from './tabs.ts';
import type { CartSync, KeyValueStorage } from './types.ts';
import { normaliseWishes } from './wish.ts';

const CHANGE_GAP = 1_000;
/** After a save that no lock guarded, how long to wait before looking whether another tab's overtook it. */
const SECOND_LOOK = 400;
/** How long a tab that made a change is left to save it before another one does. */
const TAKE_OVER = 2_000;
/** How long a hidden tab leaves trying again to a visible one that fails. */
const HIDDEN_PAUSE = 60_000;
/** How long other tabs may take to answer a greeting. */
const INTRODUCTION = 500;
const LAST_FLUSH = 3_000;
const MAX_CONFLICTS = 5;
/** Browsers refuse keepalive bodies over 64 KiB in all. */
const MAX_KEEPALIVE = 60_000;
const LOAD_ERROR = 'Error loading cart items';
const SAVE_ERROR = 'Error saving cart items';

/** Builds the machine at rest. */
export function createSync({ options, ledger, now, random, update, log }: SyncParts): Sync {
  const storage = (): KeyValueStorage | null => (options.storage === undefined ? localStorage : options.storage);
  const [findId, createId, forgetId, keepId] = createIdentity(options, storage);
  const [openJournal, writeJournal] = createJournal(options.journal === false ? () => null : storage, now);
  const retry = createRetry(pump, now, random);
  const { intents } = ledger;
  const url = `${options.url ?? ''}/cart-items`;
  let running = false;
  /** The login flow is at work: nothing is sent. */
  let frozen = false;
  let guestId: string | null = null;
  /** This page made the id and nothing is known to be stored under it: a load that fails does not hold saves back. */
  let fresh = false;
  /** This page made the id at some time, so all that is stored under it is its own. */
  let own = false;
  /** No id is wanted before the next change: the last one was merged or forgotten. */
  let detached = false;
  let loaded = false;
  /** Loaded once; stays while a reload is under way, so that pages do not flicker. */
  let ready = false;
  let busy = false;
  let sending = false;
  /** Work and answers of an older generation are of no interest any more. */
  let generation = 0;
  let etag: string | undefined;
  let conflicts = 0;
  let rejected = false;
  /** A save was sent whose end is not known: it may still reach the server, after a load that does not show it. */
  let doubt = false;
  let changes = 0;
  let told = 0;
  /** Loads that have ended, well or not. */
  let loads = 0;
  /** Whether other tabs may save under this id. */
  let shared = false;
  /** From when on the others, if there were any, would have been heard. */
  let aloneFrom = 0;
  let channel: ReturnType<typeof openChannel> | undefined;
  let unwatch: (() => void) | undefined;
  let started: Promise<void> | undefined;
  /** Promises given out; each is asked after every step whether it is fulfilled. */
  const waiting = new Set<() => boolean>();

  const isHidden = (): boolean => !!globalThis.document?.hidden;

  /** Another tab has written another id into the cookie. */
  function isMoved(): boolean {
    const id = findId();
    return !!id && id !== guestId;
  }

  function tell(message: Omit<TabMessage, 'id'> = {}): void {
    // "Everything I have not seen" means something else in another tab.
    channel?.[0]({ id: guestId, wishes: [...intents.values()].filter(([key]) => key), ...message });
  }

  function hear(data: unknown): void {
    const { id, wishes, hello, failing, end } = Object(data) as Partial<TabMessage>;
    if (end && (id === guestId || !guestId)) {
      if (findId() === guestId) forgetId();
      if (end === 'reset') forget();
      detach();
      pump();
    } else if (id === guestId) {
      shared = true;
      const pause = failing && isHidden();
      // Whoever made the change saves it. Some time later this tab looks, and does it if the other one could not.
      if (ledger.absorb(normaliseWishes(wishes))) {
        loaded = false;
        // An answer under way may be older than the news.
        if (busy && !sending) {
          drop();
          proceed();
        }
      }
      if (hello) tell();
      else if (intents.size && !busy && (pause || !retry.armed()))
        retry.arm(pause ? HIDDEN_PAUSE : TAKE_OVER * (1 + random()));
      show();
      // Perhaps two tabs made an id each: the cookie says which one holds.
    } else proceed();
  }

  function openTabs(): void {
    channel ??= openChannel(options, storage, hear);
    shared ||= !channel[2];
  }

  function closeTabs(): void {
    channel?.[1]();
    channel = undefined;
  }

  /** Begins to work for an id. Unsent intents are carried over; all lines, if this page's own id has lost its cookie. */
  function adopt(id: string, made: boolean): void {
    if (guestId && (made || own)) ledger.carry();
    writeJournal(new Map());
    fresh = made && !detached;
    if (fresh) ledger.rebase(new Map());
    own = made;
    guestId = id;
    loaded = ready = detached = false;
    etag = undefined;
    const left = openJournal(id);
    doubt = left.length > 0;
    ledger.absorb(left);
    aloneFrom = now() + INTRODUCTION;
    tell({ hello: true });
  }

  /** Ends the work for an id. The lines stay visible, and what is unsent goes to the next id. */
  function detach(): void {
    drop();
    writeJournal(new Map());
    openJournal('');
    loaded = fresh = own = false;
    guestId = null;
    detached = true;
  }

  function forget(): void {
    intents.clear();
    ledger.rebase(new Map());
    ready = rejected = false;
    conflicts = 0;
    retry.calm();
  }

  /** Answers under way are ignored from here on. */
  function drop(): void {
    generation += 1;
    doubt ||= sending;
    busy = sending = false;
  }

  /** Does what is to be done next. */
  function pump(): void {
    retry.disarm();
    if (running && !busy && !frozen) void work(withLock);
    show();
  }

  /** The same, unless a failed try has its time. */
  function proceed(): void {
    if (retry.failing()) show();
    else pump();
  }

  function wake(): void {
    if (retry.failing()) retry.wake();
    else pump();
  }

  async function work(lock: typeof withLock): Promise<void> {
    const mine = generation;
    const live = (): boolean => mine === generation && running && !frozen;
    const dirty = (): boolean => intents.size > 0 && !rejected;
    busy = true;
    while (live() && !retry.armed() && (!loaded || dirty() || isMoved())) {
      // Read each time, since another tab may have changed the cookie.
      let id = findId();
      let made = false;
      if (!id && detached && !intents.size) break;
      if (!id) {
        await lock(options, 'cart:id', () => {
          id = findId();
          made = !id;
          id ??= createId();
        });
        if (!live()) return;
      }
      // No random source: the cart works for this visit, and is never sent.
      if (!id) rejected = loaded = true;
      else if (id !== guestId) adopt(id, made);
      // With other tabs about, a look under the lock follows anyway.
      if (!loaded && !(ready && shared && dirty()) && ((await load(doubt || shared)) || !fresh)) continue;
      if (live() && dirty()) {
        await lock(options, `cart:${guestId}`, async (locked) => {
          if (!live() || findId() !== guestId) return;
          // While no other tab saves, a look tells for certain what they have saved.
          if ((shared || now() < aloneFrom) && !(await load(doubt)) && !fresh) return;
          if (live() && dirty()) await send(locked);
        });
      }
    }
    if (mine !== generation) return;
    busy = false;
    if (!guestId) loads += 1;
    show();
  }

  /** `keep`: what the answer shows as stored already is sent all the same, since a save under way may undo it. */
  async function load(keep: boolean): Promise<boolean> {
    const mine = generation;
    const answer = await call(options, `${url}/${encodeURIComponent(guestId ?? '')}`, { cache: 'no-store' });
    if (mine !== generation) return false;
    const { status } = answer;
    const lines = normaliseList(status === 404 ? [] : answer.ok && answer.body);
    if (lines) {
      settle(answer.etag);
      retry.calm(LOAD_ERROR);
      ledger.rebase(lines, keep);
    } else if (!fresh && [400, 403, 410].includes(status)) {
      // The server will never take this id again. A fresh one that is refused too is an ordinary failure, or we would loop.
      forgetId();
      guestId = null;
    } else fail(LOAD_ERROR, answer);
    if (guestId) loads += 1;
    show();
    return !!lines;
  }

  async function send(locked: boolean): Promise<void> {
    const mine = generation;
    const before = changes;
    const sent = [...intents.values()];
    const base = ledger.lines();
    const body = bodyOf();
    sending = true;
    show();
    const answer = await call(options, url, {
      ...postOf(body, etag),
      // A save under way survives the page.
      keepalive: new TextEncoder().encode(body).length <= MAX_KEEPALIVE,
    });
    if (mine !== generation) return;
    sending = false;
    const { ok, status } = answer;
    doubt = !status;
    if (ok) {
      conflicts = 0;
      retry.calm();
      if (!locked && !answer.etag) {
        loaded = fresh = false;
        retry.arm(SECOND_LOOK * (1 + random()));
      } else {
        ledger.acknowledge(sent, base);
        if (fresh || loaded) settle(answer.etag);
      }
    } else if (status === 412) {
      loaded = fresh = false;
      conflicts += 1;
      if (conflicts >= MAX_CONFLICTS) fail(SAVE_ERROR, answer);
    } else if (!status || status >= 500 || [408, 425, 429].includes(status)) fail(SAVE_ERROR, answer);
    else {
      // Refused for good: the same body would be refused again, a newer one may not be.
      rejected = before === changes;
      log(SAVE_ERROR, answer);
    }
    show();
  }

  const bodyOf = (): string => JSON.stringify({ guestId, items: ledger.lines() });

  /** The base is what the server has now. */
  function settle(tag: string | undefined): void {
    loaded = ready = true;
    fresh = false;
    etag = tag;
  }

  function fail(what: string, answer: Answer): void {
    if (retry.fail(what, answer.wait)) log(what, answer);
    tell({ failing: !isHidden() });
  }

  function syncState(): CartSync {
    if (sending) return 'saving';
    if (!intents.size) return 'clean';
    if (rejected) return 'rejected';
    return retry.failing() ? 'waiting' : 'dirty';
  }

  function show(): void {
    writeJournal(intents);
    const status = ready ? 'ready' : guestId ? 'loading' : 'idle';
    update({ guestId, status: frozen ? 'merging' : status, sync: syncState() });
    for (const ended of waiting) if (ended()) waiting.delete(ended);
  }

  function leave(): void {
    if (!running || frozen || !loaded || !intents.size || rejected || (shared && !etag) || findId() !== guestId) return;
    if (!etag && attempt(() => !('keepalive' in Request.prototype)))
      attempt(() => navigator.sendBeacon(url, new Blob([bodyOf()], { type: 'application/json' })));
    else if (!sending && !retry.failing()) {
      // What waits for a lock or a delay is sent now, in this very step.
      drop();
      retry.disarm();
      void work((_, __, run) => Promise.resolve(run(true)));
    }
  }

  function reload(): Promise<void> {
    if (!running) return Promise.resolve();
    if (!sending) drop();
    loaded = false;
    const before = loads;
    return new Promise((resolve) => {
      waiting.add(() => {
        const ended = loads !== before;
        if (ended) resolve();
        return ended;
      });
      wake();
    });
  }

  function flush(timeout?: number): Promise<boolean> {
    return new Promise((resolve) => {
      waiting.add(() => {
        const stored = !intents.size;
        const ended = stored || rejected || !running;
        if (ended) resolve(stored);
        return ended;
      });
      if (timeout !== undefined) setTimeout(resolve, timeout, false);
      rejected = false;
      if (running && intents.size) wake();
      else show();
    });
  }

  function start(): Promise<void> {
    if (started) return started;
    running = true;
    const id = findId();
    if (!id) ledger.absorb(openJournal(''));
    else if (options.renew) keepId(id);
    openTabs();
    unwatch = watchPage({
      wake,
      leave,
      sleep() {
        leave();
        // An open channel would keep the page out of the back-forward cache.
        closeTabs();
      },
      restore() {
        // As a new page: other tabs may have sent, or replaced, what this one had not sent.
        drop();
        ledger.restart();
        openJournal('');
        guestId = null;
        openTabs();
        void reload();
      },
    });
    return (started = reload());
  }

  return {
    known: () => loaded || fresh,
    reload,
    start,
    stop() {
      running = false;
      unwatch?.();
      closeTabs();
      started = unwatch = undefined;
      drop();
      loaded = false;
      retry.disarm();
      loads += 1;
      show();
    },
    changed() {
      rejected = false;
      changes += 1;
      queueMicrotask(() => {
        if (told !== changes) tell();
        told = changes;
        if (!retry.armed()) pump();
      });
      if (retry.failing()) retry.wake(CHANGE_GAP);
      else if (options.saveDelay) retry.arm(options.saveDelay);
      else retry.disarm();
      show();
    },
    flush: (options) => flush(options?.timeout),
    reset() {
      openJournal(guestId ?? findId() ?? '');
      tell({ end: 'reset' });
      forgetId();
      forget();
      detach();
      loads += 1;
      show();
    },
    async handOver(task) {
      if (!running && findId()) void start();
      const stored = await flush(LAST_FLUSH);
      frozen = true;
      show();
      let merged = false;
      await withLock(options, `cart:${guestId}`, async () => {
        merged = await task(findId(), stored);
        if (!merged) return;
        tell({ end: 'merged', wishes: [] });
        forgetId();
        detach();
      });
      frozen = false;
      // Whatever befell the merge, only the server knows what it has now.
      loaded = false;
      if (!busy) pump();
      return merged;
    },
  };
}
