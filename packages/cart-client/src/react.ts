import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { keyOf } from './normalise.ts';
import type { Cart, CartItem, CartItemId, CartState } from './types.ts';

/**
 * The cart's state in a component, or a part of it. While hydrating it is the state that the server rendered, then the
 * real one: no mismatch. Does not start the cart.
 *
 * @param selector - Picks a part; the component renders again only when that part is another one: `({ count }) => count`.
 */
export function useCart(cart: Cart): CartState;
export function useCart<Part>(cart: Cart, selector: (state: CartState) => Part): Part;
export function useCart(cart: Cart, selector?: (state: CartState) => unknown): unknown {
  const select = useMemo(() => oncePerState(selector ?? ((state) => state)), [selector]);
  return useSyncExternalStore(
    useCallback((listener: () => void) => cart.subscribe(listener), [cart]),
    () => select(cart.getState()),
    () => select(cart.getServerState()),
  );
}

/** One line of the cart, `undefined` while it is not in it. Renders again only when that line changes. */
export function useCartItem(cart: Cart, id: CartItemId): CartItem | undefined {
  const key = keyOf(id);
  return useCart(cart, ({ items }) => items.find((item) => keyOf(item.id) === key));
}

/** A selector may make a new object each time; React wants the same one as long as the state is the same. */
function oncePerState<Part>(selector: (state: CartState) => Part): (state: CartState) => Part {
  const parts = new WeakMap<CartState, { part: Part }>();
  return (state) => {
    const known = parts.get(state) ?? { part: selector(state) };
    parts.set(state, known);
    return known.part;
  };
}
