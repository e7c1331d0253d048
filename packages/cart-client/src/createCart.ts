import { toCents } from './cents.ts';
import { EVERYTHING } from './intent.ts';
import { NO_LINES } from './ledger.ts';
import { log } from './log.ts';
import { normaliseItem } from './normalise.ts';
import { createNotifier } from './notifier.ts';
import { createSync } from './sync.ts';
import { tryCatch } from './tryCatch.ts';
import type { Cart, CartItem, CartItemId, CartOptions, CartState } from './types.ts';

const EMPTY: CartState = Object.freeze({
  items: NO_LINES,
  count: 0,
  cents: 0,
  guestId: null,
  status: 'idle',
  sync: 'clean',
});

/**
 * Makes a guest's cart at rest: nothing is read, sent or listened to before `start()`, and no global is touched.
 * One per page; share it between scripts and islands by exporting it from one module.
 */
export function createCart(options: CartOptions = {}): Cart {
  const { subscribe_: subscribe, notify_: notify } = createNotifier(options);
  const { machine_: machine, find_: find, change_: change } = createSync(options, update);

  let state = EMPTY;

  /** Tells the subscribers if something is different. */
  function update(shown: Pick<CartState, 'items' | 'status' | 'sync' | 'guestId'>): void {
    const next = { ...shown, count: 0, cents: 0 };
    for (const { qty, price } of next.items) {
      next.count += qty;
      next.cents += toCents(price) * qty;
    }
    if (Object.keys(state).every((key) => next[key as keyof CartState] === state[key as keyof CartState])) return;
    state = Object.freeze(next);
    notify();
  }

  function setItem(value: unknown): void {
    const item = tryCatch(() => normaliseItem(value));
    if (item) change([item.id], item.qty ? item : null);
    else log(options, 'mr: cart item ignored: id, qty or price.', value);
  }

  function setQty(id: CartItemId, qty: number): void {
    // Of a line that is not in the cart nothing is known but the id: enough to take it out, not to put it in.
    setItem({ id, ...find(id), qty });
  }

  return {
    getState: () => state,
    getServerState: () => EMPTY,
    subscribe,
    ...machine,
    setItem,
    setQty,
    add(item, n = 1) {
      const had = find((item as CartItem | undefined)?.id)?.qty ?? 0;
      setItem({ ...item, qty: Number.isFinite(n) ? had + n : n });
    },
    remove(id) {
      setQty(id, 0);
    },
    clear() {
      // The last is no news where the stored lines are known.
      change([...state.items.map(({ id }) => id), EVERYTHING], null);
    },
  };
}
