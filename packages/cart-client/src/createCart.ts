import { attempt } from './attempt.ts';
import { createLedger, NO_LINES } from './ledger.ts';
import { toCents } from './cents.ts';
import { keyOf, normaliseItem } from './normalise.ts';
import { createNotifier } from './notifier.ts';
import { createSync } from './sync.ts';
import type { Cart, CartItem, CartOptions, CartState } from './types.ts';
import { EVERYTHING } from './wish.ts';

const EMPTY: CartState = Object.freeze({
  items: NO_LINES,
  count: 0,
  cents: 0,
  // In the order in which the machine tells them: states are compared as texts.
  guestId: null,
  status: 'idle',
  sync: 'clean',
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

  const { now = () => Date.now(), random = () => Math.random() } = options;
  const ledger = createLedger(now, random);
  const [subscribe, notify] = createNotifier((error) => {
    log('mr: cart subscriber threw.', error);
  });
  const { known, changed, ...machine } = createSync(options, ledger, now, random, update, log);

  let state = EMPTY;
  let text = JSON.stringify(EMPTY);

  /** Brings the state in step with ledger and machine, and tells the subscribers if something is different. */
  function update(shown: Pick<CartState, 'status' | 'sync' | 'guestId'>): void {
    const items = ledger.lines();
    const next = { items, count: 0, cents: 0, ...shown };
    for (const { qty, price } of items) {
      next.count += qty;
      next.cents += toCents(price) * qty;
    }
    const before = text;
    text = JSON.stringify(next);
    if (text === before) return;
    state = Object.freeze(next);
    notify();
  }

  /** A cart lives where there is a cookie jar. On a server it would be shared by strangers. */
  const isInert = (): boolean => !options.cookies && typeof document === 'undefined';

  /** Makes the wanted lines known in one step; `null` means gone. */
  function change(keys: string[], item: CartItem | null): void {
    if (isInert()) return;
    // All of them, not only up to the first that is news.
    if (keys.filter((key) => ledger.want(key, item, known())).length) changed();
  }

  function setItem(value: unknown): void {
    const item = attempt(() => normaliseItem(value));
    if (item) change([keyOf(item.id)], item.qty ? item : null);
    else log('mr: cart item ignored: id, qty or price.', value);
  }

  function setQty(id: unknown, qty: number): void {
    // A line that is not in the cart can only be taken out: nothing is known of it but the id.
    const line = ledger.find(keyOf(id)) ?? { id, price: Number.isFinite(qty) && qty < 1 ? 0 : NaN };
    setItem({ ...line, qty });
  }

  return {
    getState: () => state,
    getServerState: () => EMPTY,
    subscribe,
    ...machine,
    start: () => (isInert() ? Promise.resolve() : machine.start()),
    setItem,
    setQty,
    add(item, n = 1) {
      const had = ledger.find(keyOf((Object(item) as CartItem).id))?.qty ?? 0;
      setItem({ ...item, qty: Number.isFinite(n) ? had + n : n });
    },
    remove(id) {
      setQty(id, 0);
    },
    clear() {
      const keys = ledger.lines().map(({ id }) => keyOf(id));
      change(known() ? keys : [...keys, EVERYTHING], null);
    },
  };
}
