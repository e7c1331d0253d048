import { logout } from '@marketrow/cart-client/login';
import { api } from '../apiOrigin';
import { cart, wishlist } from '../store';
import { forgetChanges } from './changes';
import { keepName } from './knownName';
import { keepOwner } from '../owner';
import { clearStoredWishlist } from './storedWishlist';
import { saveWishlist } from './wishlistSync';

/** Longest wait for wishes that are not stored yet. */
const longestExtra = 3_000;

/**
 * Ends the session, and takes what is the shopper's from this device: cart, wishlist, name, edits of the account.
 * Gives whether the session has ended; if not, everything is as before. Never rejects.
 */
export async function logOut(): Promise<boolean> {
  await saveWishlist(AbortSignal.timeout(longestExtra)).catch(() => undefined);
  const { ok } = await logout(cart, { api });
  if (!ok) return false;
  clearStoredWishlist();
  wishlist.clear();
  keepName(undefined);
  keepOwner(undefined);
  forgetChanges();
  return true;
}
