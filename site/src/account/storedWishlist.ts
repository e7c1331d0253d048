import { tryStorage } from '../storage';

/** Under which key this device keeps the wishlist of who is logged in, as the API had it last. */
const key = 'mr-wishlist-stored';

/** The list as the API had it last; undefined where it was never read with this login. */
export function storedWishlist(): string[] | undefined {
  const stored: unknown = tryStorage(() => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown);
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : undefined;
}

/** Keeps what the API has now. */
export function keepStoredWishlist(ids: readonly string[]): void {
  tryStorage(() => localStorage.setItem(key, JSON.stringify(ids)));
}

/** Forgets what the API had: at a logout, and before another customer's list is read. */
export function clearStoredWishlist(): void {
  tryStorage(() => localStorage.removeItem(key));
}
