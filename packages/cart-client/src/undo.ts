import { keyOf } from './normalise.ts';
import type { Cart, CartItem } from './types.ts';

/**
 * Makes changes that can be taken back.
 *
 * @param change - Calls methods of the cart: `() => cart.clear()`.
 * @returns Gives each line that was changed the quantity that it had before. Other changes made since stay.
 */
export function withUndo(cart: Cart, change: () => void): () => void {
  const before = linesOf(cart);
  change();
  const after = linesOf(cart);
  return () => {
    for (const [key, line] of before) if (after.get(key)?.qty !== line.qty) restore(cart, key, line);
    for (const [key, { id }] of after) if (!before.has(key)) cart.remove(id);
  };
}

function linesOf(cart: Cart): Map<string, CartItem> {
  return new Map(cart.getState().items.map((item) => [keyOf(item.id), item]));
}

function restore(cart: Cart, key: string, line: CartItem): void {
  if (linesOf(cart).has(key)) cart.setQty(line.id, line.qty);
  else cart.setItem(line);
}
