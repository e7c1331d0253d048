import { onMounted, onScopeDispose, shallowRef, type ShallowRef } from 'vue';
import type { Cart, CartState } from './types.ts';

/**
 * The cart's state in a component, or a part of it. While hydrating it is the state that the server rendered, then the real one: no
 * mismatch. Nothing is subscribed on a server. Starts the cart when the component is mounted.
 *
 * @param selector - Picks a part; the component renders again only when that part is another one.
 */
export function useCart(cart: Cart): Readonly<ShallowRef<CartState>>;
export function useCart<Part>(cart: Cart, selector: (state: CartState) => Part): Readonly<ShallowRef<Part>>;
export function useCart(cart: Cart, selector = (state: CartState): unknown => state): Readonly<ShallowRef<unknown>> {
  const state = shallowRef(selector(cart.getServerState()));
  let unsubscribe: (() => void) | undefined;
  onMounted(() => {
    const update = (): void => {
      state.value = selector(cart.getState());
    };
    unsubscribe = cart.subscribe(update);
    update();
    void cart.start();
  });
  onScopeDispose(() => unsubscribe?.());
  return state;
}
