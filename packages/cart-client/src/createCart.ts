import { attempt } from './attempt.ts';
import { createLedger, NO_LINES } from './ledger.ts';
import { toCents } from './money.ts';
import { keyOf, normaliseItem, quantityOf } from './normalise.ts';
import { createNotifier } from './notifier.ts';
import { createSync } from './sync.ts';
import type { Cart, CartItem, CartItemId, CartOptions, CartState } from './types.ts';
import { EVERYTHING } from './wish.ts';

const EMPTY: CartState = Object.freeze({
  items: NO_LINES,
  count: 0,
  cents: 0,
  status: 'idle',
  sync: 'clean',
  guestId: null,
});

/**
 * Makes a guest's cart at rest: nothing is read, sent or listened to before `start()`, and no global is touched.
 * One per page; share it between scripts and islands by exporting it from one module.
 */
export function createCart(options: CartOptions = {}): Cart {
  const log = (message: string, detail?: unknown): void => {
    attempt(() => {
      (options.logger ?? console).error(message, detail);
    });
  };

  const now = options.now ?? (() => Date.now());
  const random = options.random ?? (() => Math.random());
  const ledger = createLedger(now, random);
  const notifier = createNotifier((error) => {
    log('mr: cart subscriber threw.', error);
  });
  const { known, changed, ...machine } = createSync({ options, ledger, now, random, update, log });

  let state = EMPTY;

  /** Brings the state in step with ledger and machine, and tells the subscribers if something is different. */
  function update(shown: Pick<CartState, 'status' | 'sync' | 'guestId'>): void {
    const items = ledger.lines();
    const next = { ...state, ...shown, items };
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
    let news = false;
    for (const [key, item] of wanted) news = ledger.want(key, item, known()) || news;
    if (news) changed();
  }

  function refuse(what: unknown): void {
    log('mr: cart change ignored. Its id, qty or price is invalid.', what);
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
    ...machine,
    start: () => (isInert() ? Promise.resolve() : machine.start()),
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
      if (!known()) keys.push(EVERYTHING);
      change(keys.map((key) => [key, null]));
    },
  };
}
