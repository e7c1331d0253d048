import { keyOf } from './normalise.ts';
import type { Cart, CartItem } from './types.ts';

/** One line that a call has changed. */
export interface CartEvent {
  readonly type: 'added' | 'changed' | 'removed';
  /** The line as it is now; of a removed one as it was. */
  readonly item: CartItem;
  /** Pieces before the call and after it. */
  readonly from: number;
  readonly to: number;
}

/**
 * A cart that tells what calls of its methods have changed: for analytics and announcements. Loads and other tabs are
 * not told, so that each change is told once.
 *
 * @param listener - Called after each call that changed something, once for each line.
 */
export function withEvents(cart: Cart, listener: (event: CartEvent) => void): Cart {
  function tell<Given extends unknown[]>(method: (...given: Given) => void): (...given: Given) => void {
    return (...given) => {
      const before = linesOf(cart);
      method(...given);
      for (const event of difference(before, linesOf(cart))) listener(event);
    };
  }
  return {
    ...cart,
    setItem: tell(cart.setItem),
    setQty: tell(cart.setQty),
    add: tell(cart.add),
    remove: tell(cart.remove),
    clear: tell(cart.clear),
  };
}

function linesOf(cart: Cart): Map<string, CartItem> {
  return new Map(cart.getState().items.map((item) => [keyOf(item.id), item]));
}

function difference(before: Map<string, CartItem>, after: Map<string, CartItem>): CartEvent[] {
  const events: CartEvent[] = [];
  for (const [key, item] of after) {
    const from = before.get(key)?.qty ?? 0;
    if (from !== item.qty) events.push({ type: from ? 'changed' : 'added', item, from, to: item.qty });
  }
  for (const [key, item] of before) if (!after.has(key)) events.push({ type: 'removed', item, from: item.qty, to: 0 });
  return events;
}
