import { cart, wishlist } from './cart';

type Counted = 'cart' | 'wish';

/** Calls a listener after each change of the cart or the wishlist. */
export function subscribe(listener: () => void): () => void {
  const stops = [cart.subscribe(listener), wishlist.subscribe(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Pieces in the cart and things on the wishlist. Until the cart is read, what the last page knew. */
export function getCounts(): Record<Counted, number> {
  const { count, status } = cart.getState();
  const isRead = count > 0 || status === 'ready';
  return { cart: isRead ? count : recall('cart'), wish: wishlist.getState().length };
}

/** Keeps the counts for the next page's first paint. */
export function rememberCounts(): void {
  const counts = getCounts();
  for (const name of ['cart', 'wish'] as const) {
    // The page before painted this badge by a custom property; from now on its text is the truth.
    document.documentElement.style.removeProperty(`--mr-${name}-badge`);
    try {
      localStorage.setItem(`mr-${name}-count`, String(counts[name]));
    } catch {
      // A browser may forbid storage: the next page then starts without a number.
    }
  }
}

function recall(name: Counted): number {
  try {
    return Number(localStorage.getItem(`mr-${name}-count`)) || 0;
  } catch {
    return 0;
  }
}
