import { useCallback, useSyncExternalStore } from 'react';
import { keyOf } from './normalise.ts';
import type { Cart, CartItem, CartItemId, CartState } from './types.ts';

/**
 * The cart's state in a component. While hydrating it is the empty state that the server rendered, then the real one:
 * no mismatch. Does not start the cart.
 */
export function useCart(cart: Cart): CartState {
  return useSyncExternalStore(cart.subscribe, cart.getState, cart.getServerState);
}

/** One line of the cart, `undefined` while it is not in it. Renders again only when that line changes. */
export function useCartItem(cart: Cart, id: CartItemId): CartItem | undefined {
  const key = keyOf(id);
  const pick = (state: CartState): CartItem | undefined => state.items.find((item) => keyOf(item.id) === key);
  return useSyncExternalStore(
    useCallback((listener: () => void) => cart.subscribe(listener), [cart]),
    () => pick(cart.getState()),
    () => pick(cart.getServerState()),
  );
}
