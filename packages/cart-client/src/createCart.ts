import { toCents } from './cents.ts';
import type { Shown } from './context.ts';
import { EVERYTHING } from './intent.ts';
import { MAX_LINES } from './limits.ts';
import { log } from './log.ts';
import { invalidField, keyOf, normaliseItem, normaliseList } from './normalise.ts';
import { createNotifier } from './notifier.ts';
import { createSync } from './sync.ts';
import { tryCatch } from './tryCatch.ts';
import type { Cart, CartError, CartItem, CartItemId, CartOptions, CartState } from './types.ts';

/** The state that goes with what the machine shows. */
function stateOf(shown: Shown): CartState {
  const state = { ...shown, count: 0, cents: 0 };
  for (const { qty, price } of state.items) {
    state.count += qty;
    state.cents += toCents(price) * qty;
  }
  return Object.freeze(state);
}

/**
 * Makes a guest's cart at rest: nothing is read, sent or listened to before `start()`, and no global is touched.
 * One per page; share it between scripts and islands by exporting it from one module.
 */
export function createCart(options: CartOptions = {}): Cart {
  const { initial, maxLines = MAX_LINES } = options;
  const { subscribe_: subscribe, notify_: notify } = createNotifier(options);
  const sync = createSync(options, normaliseList(initial?.items), update);
  const { find_: find, change_: change } = sync;
  const first = stateOf(sync.shown_());
  let state = first;

  /** Tells the subscribers if something is different. */
  function update(shown: Shown): void {
    const next = stateOf(shown);
    if (Object.keys(next).every((key) => next[key as keyof CartState] === state[key as keyof CartState])) return;
    state = next;
    notify();
  }

  /** Takes a change, or names the field for which the server would refuse it. */
  function take(value: unknown, isInCart: boolean): void {
    // A copy, since getters may throw.
    const item = tryCatch(() => ({ ...(value as CartItem) })) ?? ({} as CartItem);
    const line = normaliseItem(item);
    const isNew = !!line?.qty && !find(item.id);
    let code: CartError['code'] | undefined;
    const field = invalidField(item, isInCart || line?.qty === 0) ?? (line ? undefined : 'qty');
    if (field) code = `invalid-${field}`;
    else if (isNew && state.items.length >= maxLines) code = 'too-many-lines';
    if (!code) {
      change([item.id], line?.qty ? line : null);
      return;
    }
    log(options, `mr: cart line refused: ${code}.`, value);
    sync.fail_({ code, status: 0, line: keyOf(item.id) ? item.id : null });
  }

  function setQty(id: CartItemId, qty: number): void {
    // Of a line that is not in the cart nothing is known but the id: enough to take it out, not to put it in.
    const line = find(id);
    take({ id, ...line, qty }, !!line);
  }

  const cart: Cart & { readId_: () => string | undefined; notify_: typeof notify } = {
    getState: () => state,
    // For `/login`: whether there is a guest, also where cookies are blocked.
    readId_: sync.readId_,
    // For `/batch`.
    notify_: notify,
    getServerState: () => first,
    subscribe,
    ...sync.machine_,
    setItem: (item) => take(item, false),
    setQty,
    isPending: sync.isPending_,
    add(item, n = 1) {
      const had = find((item as CartItem | undefined)?.id)?.qty ?? 0;
      take({ ...item, qty: Number.isFinite(n) ? had + n : n }, false);
    },
    remove(id) {
      setQty(id, 0);
    },
    clear() {
      // The last one changes nothing where the stored lines are known.
      change([...state.items.map(({ id }) => id), EVERYTHING], null);
    },
  };
  return cart;
}
