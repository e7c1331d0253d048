import { attempt, parse } from './attempt.ts';
import { call, type Answer } from './http.ts';
import { createIdentity } from './identity.ts';
import { createJournal } from './journal.ts';
import { normaliseList } from './normalise.ts';
import { listen } from './page.ts';
import { createRetry } from './retry.ts';
import { createStore } from './store.ts';
import type { Sync, SyncParts, TabMessage } from './sync-types.ts';
import { createLocking, type Locking } from './tabs.ts';
import type { TabChannel } from './types.ts';
import { normaliseWishes, type Wish } from './wish.ts';

const CHANNEL = 'cart';
const LOAD_ERROR = 'Error loading cart items';
const SAVE_ERROR = 'Error saving cart items';

/** Builds the machine at rest. */
export function createSync(...[options, ledger, now, random, update, log]: SyncParts): Sync {
  const store = createStore(options);
  const [findId, createId, forgetId, keepId] = createIdentity(options, store);
  const { intents } = ledger;
  const [openJournal, saveJournal] = createJournal(
    options.journal === false ? createStore({ storage: null }) : store,
    now,
    intents,
    meet,
  );
  const [armed, failing, arm, disarm, backOff, calm, bringForward] = createRetry(pump, now, random);
  const withLock = createLocking(options);
  const url = `${options.url ?? ''}/cart-items`;
  /** Set while the cart is at work: between `start` and `stop`. */
  let unwatch: (() => void) | undefined;
  let started: Promise<void> | undefined;
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
  /** Changes of this task were not told yet. */
  let burst = false;
  /** Loads that have ended, well or not. */
  let loads = 0;
  let channel: TabChannel | undefined;
  /** Another tab was heard. */
  let shared = false;
  /** From when on the others, if there were any, would have been heard. */
  let aloneFrom = 0;
  /** Who waits for the next step. */
  const waiting = new Set<() => void>();

  const isDirty = (): boolean => intents.size > 0 && !rejected;
  /** Whether other tabs may be about. */
  const isCrowded = (): boolean => shared || now() < aloneFrom;
  const bodyOf = (): string => JSON.stringify({ guestId, items: ledger.lines() });

  function tell(message?: Partial<TabMessage>): void {
    // "Everything I have not seen" means something else in another tab.
    const told = { id: guestId, wishes: [...intents.values()].filter(([key]) => key), ...message };
    if (channel) attempt(() => channel?.postMessage(told));
    else if (unwatch) {
      store[1](CHANNEL, JSON.stringify(told));
      // Nothing is to stay: it is about the event.
      store[1](CHANNEL);
    }
  }

  function hear(data: unknown): void {
    const { id, wishes, hello, end } = Object(data) as Partial<TabMessage>;
    // Perhaps two tabs made an id each: the cookie says which one holds.
    if (id !== guestId && !(end && !guestId)) {
      proceed();
      return;
    }
    if (end) {
      // Another process may still see the cookie that the sender has cleared.
      if (id && findId() === id) forgetId();
      if (end === 'reset') forget();
      // What was merged is not this tab's to send any more.
      ledger.drop(normaliseWishes(wishes));
      detach();
      pump();
      return;
    }
    shared = true;
    // An answer under way may be older than the news.
    if (meet(normaliseWishes(wishes)) && busy && !sending) {
      drop();
      proceed();
    }
    if (hello) tell();
    else if (intents.size && !busy && !armed()) arm(2_000 * (1 + random()));
    show();
  }

  /** Whoever made the change saves it. Some time later this tab looks, and does it if the other one could not. */
  function meet(wishes: Wish[]): boolean {
    const isNews = ledger.absorb(wishes);
    if (isNews) {
      shared = true;
      loaded = false;
    }
    return isNews;
  }

  function openTabs(): void {
    const { channel: open = (name: string) => new BroadcastChannel(name) } = options;
    channel = attempt(() => open?.(CHANNEL));
    if (channel) channel.onmessage = ({ data }) => hear(data);
    // Storage events may be missing too.
    else shared = true;
  }

  function closeTabs(): void {
    attempt(() => {
      channel?.close();
    });
  }

  /** Begins to work for an id. Unsent intents are carried over; all lines, if this page's own id has lost its cookie. */
  function adopt(id: string, made: boolean): void {
    if (guestId && (made || own)) ledger.carry();
    fresh = made && !detached;
    if (fresh) ledger.rebase(new Map());
    own = made;
    guestId = id;
    loaded = ready = detached = false;
    etag = undefined;
    enter();
  }

  /** Takes over what earlier pages left, and greets the other tabs. */
  function enter(): void {
    doubt = ledger.absorb(openJournal(guestId ?? ''));
    // The journal before is gone: what was in it must lie here before anything is waited for.
    saveJournal();
    aloneFrom = now() + 500;
    tell({ hello: true });
  }

  /** Ends the work for an id. The lines stay visible, and what is unsent goes to the next id. */
  function detach(): void {
    drop();
    openJournal('');
    loaded = fresh = false;
    guestId = null;
    detached = true;
  }

  function forget(): void {
    ledger.restart();
    ledger.rebase(new Map());
    ready = rejected = false;
    conflicts = 0;
    calm();
  }

  /** Answers under way are ignored from here on. */
  function drop(): void {
    generation += 1;
    doubt ||= sending;
    busy = sending = false;
  }

  /** Does what is to be done next. */
  function pump(): void {
    disarm();
    if (unwatch && !busy && !frozen) void work(withLock);
    show();
  }

  /** The same, unless a failed try has its time. */
  function proceed(): void {
    if (failing()) show();
    else pump();
  }

  function wake(): void {
    if (failing()) bringForward(0);
    else pump();
  }

  async function work(lock: Locking): Promise<void> {
    const mine = generation;
    const isLive = (): boolean => mine === generation && !!unwatch && !frozen;
    let id: string | undefined;
    busy = true;
    // The cookie is read each time, since another tab may have changed it.
    while (isLive() && !armed() && (((id = findId()) && id !== guestId) || !loaded || isDirty())) {
      let made = false;
      if (!id && detached && !intents.size) break;
      if (!id) {
        // If another tab took the cookie away with a login or a logout, its word is on the way.
        if (guestId) await new Promise((resolve) => setTimeout(resolve, 200));
        if (!isLive()) continue;
        await lock('cart:id', () => {
          id = findId();
          made = !id;
          id ??= createId();
        });
        if (!isLive()) continue;
      }
      // No random source: the cart works for this visit, and is never sent.
      if (!id) rejected = loaded = true;
      else if (id !== guestId) adopt(id, made);
      // With other tabs about, a look under the lock follows anyway.
      if (!loaded && !(ready && isCrowded() && isDirty()) && ((await load(false)) || !fresh)) continue;
      if (isLive() && isDirty())
        await lock(`cart:${guestId}`, async (held) => {
          if (!isLive() || findId() !== guestId) return;
          // While no other tab saves, a look tells for certain what they have saved.
          if (isCrowded() && !(await load(true)) && !fresh) return;
          if (isLive() && intents.size) await send(!!held);
        });
    }
    if (mine !== generation) return;
    busy = false;
    if (!guestId) loads += 1;
    show();
  }

  /** `alone`: no other tab can be saving. If one may, what the answer shows as stored already is sent all the same. */
  async function load(alone: boolean): Promise<boolean> {
    const mine = generation;
    const answer = await call(options, `${url}/${encodeURIComponent(guestId ?? '')}`);
    if (mine !== generation) return false;
    const { status } = answer;
    const lines = normaliseList(status === 404 ? [] : answer.ok && answer.body);
    if (lines) {
      settle(answer);
      ledger.rebase(lines, doubt || (!alone && isCrowded()));
      // A save ends its own episode.
      if (!intents.size) calm();
    } else if (!fresh && [400, 403, 410].includes(status)) {
      // The server will never take this id again. A fresh one that is refused too is an ordinary failure, or we would loop.
      forgetId();
      guestId = null;
    } else fail(LOAD_ERROR, answer);
    if (guestId) loads += 1;
    show();
    return !!lines;
  }

  async function send(sure: boolean): Promise<void> {
    const mine = generation;
    const before = changes;
    const body = bodyOf();
    const acknowledge = ledger.snapshot();
    sending = true;
    show();
    const answer = await call(options, url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(etag && { 'if-match': etag }) },
      body,
      // A save under way survives the page. Browsers refuse keepalive bodies over 64 KiB in all.
      keepalive: new Blob([body]).size <= 60_000,
    });
    if (mine !== generation) return;
    sending = false;
    const { status } = answer;
    doubt = !status;
    if (answer.ok) {
      conflicts = 0;
      calm();
      if (sure || answer.etag) {
        acknowledge();
        if (fresh || loaded) settle(answer);
      } else {
        // Another tab's save may have overtaken this one: a second look tells.
        loaded = fresh = false;
        arm(400 * (1 + random()));
      }
    } else if (status === 412) {
      loaded = fresh = false;
      conflicts += 1;
      if (conflicts > 4) fail(SAVE_ERROR, answer);
    } else if (!status || status >= 500 || [408, 425, 429].includes(status)) fail(SAVE_ERROR, answer);
    else {
      // Refused for good: the same body would be refused again, a newer one may not be.
      rejected = before === changes;
      log(SAVE_ERROR, answer);
    }
    show();
  }

  /** The base is what the server has now. */
  function settle(answer: Answer): void {
    loaded = ready = true;
    fresh = false;
    etag = answer.etag;
  }

  function fail(what: string, answer: Answer): void {
    if (backOff(answer.wait)) log(what, answer);
    // The other tabs know what is unsent: one that is seen does not rest as long.
    if (shared && typeof document === 'object' && document.hidden) arm(60_000);
  }

  function show(): void {
    // The first of many changes in one task is written at once, the others together: thousands of kilobytes would not
    // reach the disk any more if the page dies now.
    if (!burst) saveJournal();
    update({
      guestId,
      status: frozen ? 'merging' : ready ? 'ready' : guestId ? 'loading' : 'idle',
      sync: sending ? 'saving' : !intents.size ? 'clean' : rejected ? 'rejected' : failing() ? 'waiting' : 'dirty',
    });
    for (const resolve of waiting) resolve();
    waiting.clear();
  }

  function leave(): void {
    if (!loaded || !isDirty() || frozen || (shared && !etag)) return;
    const blob = new Blob([bodyOf()], { type: 'application/json' });
    // Only where fetch cannot outlive the page. A beacon cannot say over which cart it may be stored.
    attempt(() => etag || 'keepalive' in Request.prototype || navigator.sendBeacon(url, blob));
    if (sending || failing()) return;
    // What waits for a lock or a delay is sent now, in this very step.
    drop();
    disarm();
    void work(async (_, run) => run({} as Lock));
  }

  const step = (): Promise<void> => new Promise((resolve) => waiting.add(resolve));

  async function reload(): Promise<void> {
    const before = loads;
    if (!sending) drop();
    loaded = false;
    wake();
    while (unwatch && loads === before) await step();
  }

  async function flush(timeout?: number): Promise<boolean> {
    let isLate = false;
    if (timeout !== undefined)
      setTimeout(() => {
        isLate = true;
        show();
      }, timeout);
    rejected = false;
    if (intents.size) wake();
    // Each step may change any of these.
    const isOver = (): boolean => !unwatch || !intents.size || rejected || isLate;
    while (!isOver()) await step();
    return !intents.size;
  }

  function start(): Promise<void> {
    if (started) return started;
    unwatch = listen({
      online: wake,
      // Bubbles from the document. Never `unload`: it bars the page from the back-forward cache.
      visibilitychange: () => (document.hidden ? leave() : wake()),
      pagehide() {
        leave();
        // An open channel would keep the page out of the back-forward cache.
        closeTabs();
      },
      pageshow({ persisted }: PageTransitionEvent) {
        if (!persisted) return;
        // As a new page: other tabs may have sent, or replaced, what this one had not sent.
        drop();
        ledger.restart();
        openTabs();
        enter();
        void reload();
      },
      storage({ key, newValue }: StorageEvent) {
        if (key === CHANNEL && newValue) hear(parse(newValue));
      },
    });
    openTabs();
    const id = findId();
    if (!id) enter();
    else if (options.renew) keepId(id);
    return (started = reload());
  }

  return {
    known: () => loaded || fresh,
    reload,
    start,
    stop() {
      unwatch?.();
      closeTabs();
      channel = started = unwatch = undefined;
      burst = false;
      drop();
      loaded = false;
      disarm();
      loads += 1;
      show();
    },
    changed() {
      rejected = false;
      changes += 1;
      if (failing()) bringForward(1_000);
      else if (options.saveDelay) arm(options.saveDelay);
      else disarm();
      show();
      if (burst) return;
      burst = true;
      queueMicrotask(() => {
        burst = false;
        tell();
        if (armed()) show();
        else pump();
      });
    },
    flush: (limit) => flush(limit?.timeout),
    reset() {
      openJournal(guestId ?? findId() ?? '');
      forgetId();
      tell({ end: 'reset' });
      forget();
      detach();
      loads += 1;
      show();
    },
    async handOver(task) {
      let merged = false;
      frozen = true;
      show();
      await withLock(`cart:${guestId}`, async () => {
        merged = await task(findId());
        if (!merged) return;
        forgetId();
        // Read back, so that the cookie is gone for every process before the lock is.
        findId();
        tell({ end: 'merged', wishes: ledger.stored() });
        detach();
      });
      // Whatever befell the merge, only the server knows what it has now.
      frozen = loaded = false;
      proceed();
      return merged;
    },
  };
}
