import { attempt, parse } from './attempt.ts';
import { call, timeLimit } from './http.ts';
import { createDevice } from './device.ts';
import { keyOf, normaliseList } from './normalise.ts';
import { createLedger } from './ledger.ts';
import { log } from './log.ts';
import { listen } from './page.ts';
import type { Machine, Sync, TabMessage } from './sync-types.ts';
import type { CartOptions, CartState, TabChannel } from './types.ts';
import { normaliseWishes, type Wish } from './wish.ts';

const NAME = 'cart';
const SAVE_ERROR = 'Error saving cart items';

/** Builds the machine at rest. */
export function createSync(
  options: CartOptions,
  /** Shows where the machine stands. Called after every step. */
  update: (state: Pick<CartState, 'items' | 'status' | 'sync' | 'guestId'>) => void,
): Sync {
  const { now = Date.now, random = Math.random } = options;
  const [intents, told, find, lines, want, absorb, rebase, acknowledge, restart, carry] = createLedger(now, random);
  const [findId, createId, forgetId, openJournal, saveJournal, write] = createDevice(options, now, intents, meet);
  /** Runs the work while no other tab runs any. It gets no lock where locks are missing. */
  const withLock = async (work: (lock?: Lock | null) => Promise<void>): Promise<void> => {
    try {
      const locks = options.locks === undefined ? navigator.locks : (options.locks as LockManager);
      await locks.request(NAME, { signal: timeLimit(30_000) }, work);
    } catch {
      // Missing or refused: the work itself does not reject, and nobody takes a granted lock away.
      await work();
    }
  };
  const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 500));
  const unlocked: typeof withLock = (work) => work({} as Lock);
  const url = (options.url ?? '') + '/cart-items';
  /** Set while the cart is at work: between `start` and `stop`. */
  let unwatch: AbortController | undefined;
  let started: Promise<void>;
  /** The login flow is at work: nothing is sent. */
  let frozen = false;
  /** Empty after an end, a merge or a reset: then no id is wanted before the next change. */
  let guestId: string | null = null;
  /**
   * What is known of the stored cart. 0: nothing. 1: this page made the id, so that nothing is stored under it, and a load
   * that fails does not hold saves back. 2: it was loaded.
   */
  let known: 0 | 1 | 2 = 0;
  let busy = false;
  let sending = false;
  /** Work and answers of an older generation are of no interest any more. */
  let generation = 0;
  /** Of the stored cart; empty if the server sends none. Undefined before the first load, which it outlives: pages do not flicker. */
  let etag: string | undefined;
  let rejected = false;
  /** What a look shows may not be the last word: a save was sent whose end is not known, or another tab had news meanwhile. */
  let doubt = false;
  /** Changes of this task were not told yet. */
  let burst = false;
  let channel: Partial<TabChannel> | undefined;
  /** Until when other tabs may be about: they need a moment to be heard, and are there for good once one was. */
  let crowdedUntil = 0;
  /** Set while something is to be done later. */
  let timer: ReturnType<typeof setTimeout> | number | undefined;
  /** Tries that failed since the last good one. */
  let failures = 0;
  /** Before this time the server does not want to hear anything. */
  let heldUntil = 0;
  /** Who waits for the next step. */
  const waiting = new Set<() => void>();

  /** A cart lives where there is a cookie jar. On a server it would be shared by strangers. */
  const isInert = (): boolean => !options.cookies && typeof document === 'undefined';
  const isLoaded = (): boolean => known > 1;
  const isDirty = (): boolean => !!intents.size && !rejected;
  const isFailing = (): boolean => !!timer && failures > 0;
  const bodyOf = (): string => JSON.stringify({ guestId, items: lines() });

  function tell(kind?: TabMessage[2]): void {
    attempt(() => channel?.postMessage?.([guestId, told(), kind]));
  }

  function hear(data: unknown): void {
    const { 0: id, 1: wishes, 2: kind = 0 } = Object(data) as TabMessage;
    const heard = normaliseWishes(wishes);
    if (id !== guestId && (guestId || kind < 2)) {
      // Perhaps two tabs made an id each: the cookie says which one holds.
      wake(1_000);
    } else if (kind > 1) {
      // Another process may still see the cookie that the sender has cleared.
      if (findId() === id) forgetId();
      // What was merged is not this tab's to send any more.
      acknowledge(heard);
      if (kind > 2) {
        restart();
        rebase();
        etag = undefined;
      }
      detach();
      pump();
    } else {
      crowdedUntil = Infinity;
      meet(heard);
      if (kind) tell();
      // Whoever made the change saves it. Some time later this tab looks, and does it if the other one could not.
      else if ((intents.size || !isLoaded()) && !busy && !timer) pump(2_000 * (1 + random()));
      show();
    }
  }

  /** Takes over news of other tabs: what is stored has to be looked at again. */
  function meet(wishes: Wish[]): void {
    if (!absorb(wishes)) return;
    known = 0;
    // An answer under way may be older.
    doubt ||= busy && !sending;
  }

  /** Begins to work for an id. Unsent intents are carried over; all lines, if this page made it because the cookie was gone. */
  function adopt(id: string, made?: boolean): void {
    known = 0;
    if (made && guestId !== '') {
      if (guestId) carry();
      rebase();
      known = 1;
    }
    guestId = id;
    etag = undefined;
    enter();
  }

  /** Takes over what earlier pages left, and greets the other tabs. */
  function enter(): void {
    doubt = absorb(openJournal(guestId));
    // The journal before is gone: what was in it must lie here before anything is waited for.
    saveJournal();
    crowdedUntil = Math.max(crowdedUntil, now() + 500);
    tell(1);
  }

  /** As a page that was not there before. */
  function begin(): Promise<void> {
    const { channel: open = (name: string) => new BroadcastChannel(name) } = options;
    const opened = attempt(() => (open as (name: string) => TabChannel)(NAME));
    if (opened) opened.onmessage = ({ data }) => hear(data);
    // Storage events may be missing too.
    else crowdedUntil = Infinity;
    channel = opened ?? {
      postMessage(message) {
        write(NAME, JSON.stringify(message));
        // Nothing is to stay: it is about the event.
        write(NAME);
      },
    };
    enter();
    return reload();
  }

  /** Ends the work for an id. The lines stay visible, and what is unsent goes to the next id. */
  function detach(): void {
    drop();
    openJournal();
    known = 0;
    guestId = '';
  }

  /** Answers under way are ignored from here on. */
  function drop(): void {
    generation += 1;
    doubt ||= sending;
    busy = sending = false;
  }

  /** Does what is to be done next, now or after some milliseconds. */
  function pump(wait = 0, lock = withLock): void {
    clearTimeout(timer);
    timer = wait && setTimeout(pump, wait);
    if (!wait && unwatch && !busy && !frozen) void work(lock);
    show();
  }

  /** The same, unless a failed try has its time: that is brought forward. */
  function wake(gap = 0, isHeld = isFailing()): void {
    // At most five minutes: a server may ask for a day, and a wall clock may jump.
    pump(isHeld ? Math.min(Math.max(heldUntil - now(), gap), 300_000) : 0);
  }

  async function work(lock: typeof withLock): Promise<void> {
    const mine = generation;
    const isLive = (): boolean => mine === generation && !frozen;
    let conflicts = 0;
    busy = true;
    while (isLive() && !timer) {
      // Read each time, since another tab may have changed the cookie.
      const id = findId();
      if (id && id !== guestId) adopt(id);
      if (!isDirty() && (isLoaded() || guestId === '')) break;
      // A look on its own waits for nobody.
      const isLook = id && !known;
      await (isLook ? unlocked : lock)(async (held) => {
        // If another tab took the cookie away with a login or a logout, its word is on the way.
        if (guestId && !findId()) await pause();
        if (!isLive()) return;
        if (findId() !== guestId) {
          if (findId()) return;
          const made = createId();
          if (made) {
            adopt(made, true);
            // Another tab may be making one: before anything is stored the cookie says which one holds.
            if (!held) await pause();
          } else {
            // No random source: the cart works for this visit, and is never sent.
            rejected = true;
            known = 2;
          }
          // Tabs that have none may follow at once: the load needs a turn of its own.
          return;
        }
        // While no other tab saves, a look tells for certain what they have saved.
        if (!isLoaded() || (isDirty() && now() < crowdedUntil)) {
          const [ok, status, wait, body, tag] = await call(options, url + '/' + guestId);
          if (mine !== generation) return;
          const found = normaliseList(status === 404 ? [] : ok && body);
          if (found) {
            known = 2;
            etag = tag;
            rebase(found, doubt);
            // A save ends its own episode.
            if (!intents.size) calm();
          } else {
            // An ordinary failure too, or we would loop: the cookie may be one that cannot be cleared from here.
            fail('Error loading cart items', status, wait);
            if (!known && [400, 403, 410].includes(status)) {
              // The server will never take this id again.
              forgetId();
              guestId = null;
            }
            // Only under an id that this page made one may save without having looked.
            known = (known & 1) as 0 | 1;
          }
          show();
          if (!known) return;
        }
        if (!isLive() || isLook || !isDirty()) return;
        const body = bodyOf();
        const sent = [...intents.values()];
        sending = true;
        show();
        const [ok, status, wait, , tag] = await call(options, url, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...(etag && { 'if-match': etag }) },
          body,
          // A save under way survives the page. Browsers refuse keepalive bodies over 64 KiB in all.
          keepalive: new Blob([body]).size <= 60_000,
        });
        if (mine !== generation) return;
        sending = false;
        doubt = !status;
        if (ok) {
          calm();
          if (held || tag) {
            acknowledge(sent);
            if (known) {
              known = 2;
              etag = tag;
            }
          } else {
            // Another tab's save may have overtaken this one: a second look tells.
            known = 0;
            pump(400 * (1 + random()));
          }
        } else if (status === 412) {
          known = 0;
          conflicts += 1;
          if (conflicts > 4 || failures) fail(SAVE_ERROR, status, wait);
        } else if (!status || status >= 500 || [408, 425, 429].includes(status)) fail(SAVE_ERROR, status, wait);
        else {
          // Refused for good: the same body would be refused again, a newer one may not be.
          rejected = body === bodyOf();
          log(options, SAVE_ERROR, status);
        }
        show();
      });
    }
    if (mine !== generation) return;
    busy = false;
    show();
  }

  function calm(): void {
    failures = 0;
    pump();
  }

  function fail(what: string, status: number, wait: number): void {
    heldUntil = now() + wait;
    if (!failures) log(options, what, status);
    // Nobody waits for a tab that is not seen, and the others know what is unsent.
    const isHidden = attempt(() => document.hidden);
    const gap = isHidden ? 60_000 : random() * Math.min(30_000, 500 * 2 ** failures);
    failures += 1;
    wake(1 + gap, true);
  }

  function show(): void {
    // The first of many changes in one task is written at once, the others together: thousands of kilobytes would not
    // reach the disk any more if the page dies now.
    if (!burst) saveJournal();
    update({
      items: lines(),
      guestId: guestId || null,
      status: frozen ? 'merging' : etag !== undefined ? 'ready' : guestId ? 'loading' : 'idle',
      sync: sending ? 'saving' : !intents.size ? 'clean' : rejected ? 'rejected' : isFailing() ? 'waiting' : 'dirty',
    });
    for (const resolve of waiting) resolve();
    waiting.clear();
  }

  function leave(): void {
    // Over what other tabs may have stored nothing is written blindly: the journal keeps it.
    if (!isLoaded() || !isDirty() || frozen || sending || isFailing() || (crowdedUntil === Infinity && !etag)) return;
    // What waits for a lock or a delay is sent now, in this very step.
    drop();
    pump(0, unlocked);
  }

  const step = (): Promise<void> => new Promise((resolve) => waiting.add(resolve));

  async function reload(): Promise<void> {
    if (!sending) drop();
    known = 0;
    wake();
    while (busy && !isLoaded()) await step();
  }

  const machine: Machine = {
    reload,
    async start() {
      if (isInert()) return;
      if (!unwatch) {
        unwatch = listen({
          online: () => wake(),
          // Bubbles from the document. Never `unload`: it bars the page from the back-forward cache.
          visibilitychange: () => (document.hidden ? leave() : wake()),
          pagehide() {
            leave();
            // An open channel would keep the page out of the back-forward cache.
            attempt(() => channel?.close?.());
          },
          pageshow({ persisted }: PageTransitionEvent) {
            if (!persisted) return;
            // As a new page: other tabs may have sent, or replaced, what this one had not sent, or ended its id.
            drop();
            restart();
            guestId = null;
            void begin();
          },
          storage({ key, newValue }: StorageEvent) {
            if (key === NAME) hear(parse(newValue as string));
          },
        });
        started = begin();
      }
      return started;
    },
    stop() {
      unwatch?.abort();
      attempt(() => channel?.close?.());
      unwatch = undefined;
      burst = false;
      drop();
      known = 0;
      pump();
    },
    async flush(limit) {
      const timeout = limit?.timeout as number;
      let isLate = false as boolean;
      if (timeout >= 0)
        setTimeout(() => {
          isLate = true;
          show();
        }, timeout);
      // Each step may change any of these.
      rejected = false;
      wake();
      while (unwatch && isDirty() && !isLate) await step();
      return !intents.size;
    },
    reset() {
      openJournal(guestId || findId());
      forgetId();
      tell(3);
      hear([guestId, [], 3]);
    },
    async handOver(task) {
      let merged = false;
      frozen = true;
      show();
      await withLock(async () => {
        merged = await task(findId());
        if (!merged) return;
        forgetId();
        // Read back, so that the cookie is gone for every process before the lock is.
        findId();
        tell(2);
        detach();
      });
      // Whatever befell the merge, only the server knows what it has now.
      frozen = false;
      known = 0;
      wake(1_000);
      return merged;
    },
  };

  return [
    machine,
    find,
    (ids, item) => {
      // All of them, not only up to the first that is news.
      if (isInert() || !ids.filter((id) => want(keyOf(id), item, !!known)).length) return;
      rejected = false;
      show();
      if (burst) return;
      burst = true;
      queueMicrotask(() => {
        burst = false;
        tell();
        if (options.saveDelay && !isFailing()) pump(options.saveDelay);
        else wake(1_000);
      });
    },
  ];
}
