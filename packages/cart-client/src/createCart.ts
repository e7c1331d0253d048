import { attempt } from './attempt.ts';
import { createIdentity } from './identity.ts';
import { createJournal } from './journal.ts';
import { createLedger, EVERYTHING } from './ledger.ts';
import { toCents } from './money.ts';
import { keyOf, normaliseItem, quantityOf } from './normalise.ts';
import { createNotifier } from './notifier.ts';
import { watchPage } from './page.ts';
import { createWire } from './http.ts';
import { createSync } from './sync.ts';
import type { Cart, CartItem, CartItemId, CartOptions, CartState, CookieJar, KeyValueStorage } from './types.ts';

const EMPTY: CartState = Object.freeze({
  items: Object.freeze([]),
  count: 0,
  cents: 0,
  status: 'idle',
  sync: 'clean',
  guestId: null,
});

const documentCookies: CookieJar = {
  get: () => document.cookie,
  set: (cookie) => {
    document.cookie = cookie;
  },
};

/**
 * Makes a guest's cart at rest: nothing is read, sent or listened to before `start()`, and no global is touched.
 * One per page; share it between scripts and islands by exporting it from one module.
 */
export function createCart(options: CartOptions = {}): Cart {
  const now = options.now ?? (() => Date.now());
  const storage = (): KeyValueStorage | null => (options.storage === undefined ? localStorage : options.storage);

  const log = (message: string, detail?: unknown): void => {
    attempt(() => {
      (options.logger ?? console).error(message, detail);
    });
  };

  const ledger = createLedger();
  const journal = createJournal(options.journal === false ? () => null : storage, now);
  const notifier = createNotifier((error) => {
    log('mr: a cart subscriber threw. The others were called.', error);
  });
  const sync = createSync({
    options,
    ledger,
    identity: createIdentity(() => options.cookies ?? documentCookies, storage, options.secure),
    journal,
    wire: createWire(options, now),
    now,
    update,
    log,
  });

  let state = EMPTY;
  let started: Promise<void> | undefined;
  let unwatch: (() => void) | undefined;

  /** Brings state and journal in step with the ledger, and tells the subscribers if something is different. */
  function update(machine: Pick<CartState, 'status' | 'sync' | 'guestId'>): void {
    journal.write(ledger.intents);
    const items = ledger.lines();
    const next = { ...state, ...machine, items };
    if ((Object.keys(next) as (keyof CartState)[]).every((name) => next[name] === state[name])) return;
    if (items !== state.items) {
      next.count = items.reduce((sum, { qty }) => sum + qty, 0);
      next.cents = items.reduce((sum, { price, qty }) => sum + toCents(price) * qty, 0);
    }
    state = Object.freeze(next);
    notifier.notify();
  }

  /** A cart lives where there is a cookie jar. On a server it would be shared by strangers. */
  function isInert(): boolean {
    return !options.cookies && typeof document === 'undefined';
  }

  /** Makes the wanted lines known in one step; `null` means gone. */
  function change(wanted: Iterable<readonly [key: string, item: CartItem | null]>): void {
    if (isInert()) return;
    const { clock } = ledger;
    const before = clock();
    for (const [key, item] of wanted) {
      // Gone already, or the same already: no save. Before the load, "gone" is news even for a line not seen yet.
      const idle = item ? ledger.equals(key, item) : sync.known() && !ledger.find(key);
      if (!idle) ledger.set(key, item);
    }
    if (clock() !== before) sync.changed();
  }

  function refuse(what: unknown): void {
    log('mr: cart change ignored. Its id, qty or price is not valid.', what);
  }

  function setItem(value: unknown): void {
    const item = normaliseItem(value);
    if (item) change([[keyOf(item.id), item.qty ? item : null]]);
    else refuse(value);
  }

  function setQty(id: CartItemId, qty: number): void {
    const key = keyOf(id);
    const line = ledger.find(key);
    const quantity = quantityOf(qty);
    if (key && quantity === 0) change([[key, null]]);
    else if (line && quantity) change([[key, { ...line, qty: quantity }]]);
    else refuse({ id, qty });
  }

  return {
    getState: () => state,
    getServerState: () => EMPTY,
    subscribe: notifier.subscribe,
    start() {
      if (isInert()) return Promise.resolve();
      unwatch ??= watchPage({
        wake: () => {
          sync.wake();
        },
        leave: sync.leave,
        restore: sync.restore,
      });
      return (started ??= sync.run());
    },
    stop() {
      unwatch?.();
      unwatch = started = undefined;
      sync.halt();
    },
    setItem,
    setQty,
    add(item, n = 1) {
      const line = normaliseItem({ ...item, qty: 0 });
      const had = ledger.find(keyOf(line?.id))?.qty ?? 0;
      setItem({ ...line, qty: Number.isFinite(n) ? had + n : n });
    },
    remove(id) {
      setQty(id, 0);
    },
    clear() {
      const keys = ledger.lines().map(({ id }) => keyOf(id));
      if (!sync.known()) keys.push(EVERYTHING);
      change(keys.map((key) => [key, null]));
    },
    flush: (flush) => sync.flush(flush?.timeout),
    reload: sync.reload,
    reset: sync.reset,
  };
}
