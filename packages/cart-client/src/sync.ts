import { createWire, type Answer } from './http.ts';
import { createIdentity } from './identity.ts';
import { createJournal } from './journal.ts';
import { normaliseList } from './normalise.ts';
import { createRetry } from './retry.ts';
import type { Sync, SyncParts } from './sync-types.ts';
import type { CartSync, CookieJar, KeyValueStorage } from './types.ts';

const CHANGE_GAP = 1_000;
const MAX_CONFLICTS = 5;
const LOAD_ERROR = 'Error loading cart items';
const SAVE_ERROR = 'Error saving cart items';

const documentCookies: CookieJar = {
  get: () => document.cookie,
  set: (cookie) => {
    document.cookie = cookie;
  },
};

/** Builds the machine at rest. */
export function createSync({ options, ledger, update, log }: SyncParts): Sync {
  const now = options.now ?? (() => Date.now());
  const storage = (): KeyValueStorage | null => (options.storage === undefined ? localStorage : options.storage);
  const identity = createIdentity(() => options.cookies ?? documentCookies, storage, options.secure);
  const journal = createJournal(options.journal === false ? () => null : storage, now);
  const wire = createWire(options, now);
  const { intents } = ledger;
  const retry = createRetry(pump, now, options.random ?? (() => Math.random()));
  let running = false;
  let guestId: string | null = null;
  /** This page made the id: nothing can be stored under it, so saving needs no load. */
  let fresh = false;
  let loaded = false;
  /** Loaded once; stays while a reload is under way, so that pages do not flicker. */
  let ready = false;
  let busy: 'load' | 'save' | undefined;
  let generation = 0;
  let etag: string | undefined;
  let conflicts = 0;
  let rejected = false;
  let delay: ReturnType<typeof setTimeout> | undefined;
  /** Loads that have ended, well or not. */
  let loads = 0;
  /** Promises given out; each is asked after every step whether it is fulfilled. */
  const waiting = new Set<() => boolean>();

  /** Begins to work for an id, a new one if none is given. Unsent intents are carried over. */
  function adopt(found: string | undefined): void {
    journal.write(new Map());
    forgetServer();
    guestId = found ?? identity.create() ?? null;
    fresh = !found;
    if (guestId) {
      for (const [key, item] of journal.open(guestId)) if (!intents.has(key)) ledger.want(key, item);
    }
    if (fresh) ledger.rebase(new Map());
  }

  function forgetServer(): void {
    loaded = ready = fresh = false;
    etag = undefined;
  }

  /** Does what is to be done next. */
  function pump(): void {
    retry.cancel();
    if (!running || busy) return;
    // Read each time, since another tab may have changed the cookie.
    const found = identity.find();
    if (!guestId || (found && found !== guestId)) adopt(found);
    if (!guestId) {
      // No random source: the cart works for this visit, and is never sent.
      rejected = true;
      loads += 1;
    } else if (!loaded && !(fresh && intents.size)) void load(guestId);
    else if (intents.size && !rejected) void save(guestId);
    show();
  }

  /** Waits for an answer; `undefined` if it is of no interest any more. */
  async function answerTo(kind: 'load' | 'save', call: Promise<Answer>): Promise<Answer | undefined> {
    busy = kind;
    generation += 1;
    const mine = generation;
    const answer = await call;
    if (mine !== generation) return undefined;
    busy = undefined;
    return answer;
  }

  async function load(id: string): Promise<void> {
    const answer = await answerTo('load', wire.load(id));
    if (!answer) return;
    const { status } = answer;
    const lines = normaliseList(status === 404 ? [] : answer.ok && answer.body);
    if (lines) {
      settled(answer);
      if (!conflicts) retry.succeed();
      ledger.rebase(lines);
    } else if (!fresh && [400, 403, 410].includes(status)) {
      // The server will never take this id again. A fresh one that is refused too is an ordinary failure, or we would loop.
      identity.forget();
      adopt(undefined);
      pump();
      return;
    } else fail(LOAD_ERROR, answer);
    loads += 1;
    proceed();
  }

  async function save(id: string): Promise<void> {
    const upTo = ledger.clock();
    const items = ledger.lines();
    const answer = await answerTo('save', wire.save(id, items, etag));
    if (!answer) return;
    const { status } = answer;
    if (fresh) loads += 1;
    if (answer.ok) {
      conflicts = 0;
      retry.succeed();
      ledger.acknowledge(upTo, items);
      if (fresh || loaded) settled(answer);
    } else if (status === 412) {
      loaded = fresh = false;
      conflicts += 1;
      if (conflicts >= MAX_CONFLICTS) fail(SAVE_ERROR, answer);
    } else if (!status || status >= 500 || [408, 425, 429].includes(status)) fail(SAVE_ERROR, answer);
    else {
      // Refused for good: the same body would be refused again, a newer one may not be.
      rejected = upTo === ledger.clock();
      log(SAVE_ERROR, answer);
    }
    proceed();
  }

  /** The base is what the server has now. */
  function settled(answer: Answer): void {
    loaded = ready = true;
    fresh = false;
    etag = answer.etag;
  }

  function fail(message: string, answer: Answer): void {
    if (retry.fail(answer.wait)) log(message, answer);
  }

  function proceed(): void {
    if (retry.waiting()) show();
    else pump();
  }

  function syncState(): CartSync {
    if (rejected) return 'rejected';
    if (busy === 'save') return 'saving';
    if (!intents.size) return 'clean';
    return retry.waiting() ? 'waiting' : 'dirty';
  }

  function show(): void {
    journal.write(intents);
    update({ guestId, status: !guestId ? 'idle' : ready ? 'ready' : 'loading', sync: syncState() });
    for (const ended of waiting) if (ended()) waiting.delete(ended);
  }

  /** Answers under way are ignored from here on. */
  function drop(): void {
    generation += 1;
    busy = undefined;
    loaded = false;
  }

  function abandon(): void {
    drop();
    retry.cancel();
    clearTimeout(delay);
    loads += 1;
  }

  function pumpOrWake(): void {
    if (retry.waiting()) retry.wake();
    else pump();
  }

  function reload(): Promise<void> {
    if (!running) return Promise.resolve();
    if (busy !== 'save') drop();
    loaded = false;
    const before = loads;
    return new Promise((resolve) => {
      waiting.add(() => {
        const ended = loads !== before;
        if (ended) resolve();
        return ended;
      });
      pumpOrWake();
    });
  }

  return {
    known: () => loaded || fresh,
    reload,
    wake: pumpOrWake,
    run() {
      running = true;
      return reload();
    },
    halt() {
      running = false;
      abandon();
      show();
    },
    changed() {
      rejected = false;
      // Nothing is stored under a fresh id: the save need not wait for the load, whose answer would be older.
      if (fresh && busy === 'load') drop();
      if (retry.waiting()) retry.wake(CHANGE_GAP);
      else if (options.saveDelay) {
        clearTimeout(delay);
        delay = setTimeout(proceed, options.saveDelay);
      } else queueMicrotask(proceed);
      show();
    },
    leave: proceed,
    restore() {
      drop();
      void reload();
    },
    flush(timeout) {
      return new Promise((resolve) => {
        waiting.add(() => {
          const stored = !intents.size;
          const ended = stored || rejected || !running;
          if (ended) resolve(stored);
          return ended;
        });
        if (timeout !== undefined) setTimeout(resolve, timeout, false);
        rejected = false;
        if (running && intents.size) pumpOrWake();
        else show();
      });
    },
    reset() {
      journal.forget(guestId ?? identity.find() ?? '');
      identity.forget();
      intents.clear();
      ledger.rebase(new Map());
      abandon();
      forgetServer();
      guestId = null;
      rejected = false;
      conflicts = 0;
      retry.succeed();
      show();
    },
  };
}
