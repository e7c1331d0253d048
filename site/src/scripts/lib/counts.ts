import { unavailableIds, watchUnavailable } from '../../cart/unavailable';
import { cart, wishlist } from '../../store';

/** Calls a listener after each change of the cart or the wishlist, and of what can be ordered. */
export function subscribe(listener: () => void): () => void {
  const stops = [watchUnavailable(listener), ...[cart, wishlist].map((store) => store.subscribe(listener))];
  return () => stops.forEach((stop) => stop());
}

/** Units in the cart that can be ordered, and products on the wishlist. Until the cart is loaded, the count of the page before. */
export function getCounts(): Record<'cart' | 'wishlist', number> {
  const { items, status } = cart.getState();
  const unavailable = unavailableIds();
  const count = items.reduce((sum, { id, qty }) => sum + (unavailable.includes(String(id)) ? 0 : qty), 0);
  const isRead = items.length > 0 || status === 'ready';
  return { cart: isRead ? count : recall(), wishlist: wishlist.getState().length };
}

/** Keeps the counts for the next page's first paint. */
export function rememberCounts(): void {
  for (const [name, count] of Object.entries(getCounts())) {
    // The page before painted this badge by a custom property; from now on its text is the truth.
    document.documentElement.style.removeProperty(`--mr-${name}-badge`);
    try {
      localStorage.setItem(`mr-${name}-count`, String(count));
    } catch {
      // A browser may forbid storage: the next page then starts without a number.
    }
  }
}

function recall(): number {
  try {
    return Number(localStorage.getItem('mr-cart-count')) || 0;
  } catch {
    return 0;
  }
}
