import { loginCustomer, logout, type LoginResult } from '@marketrow/cart-client/login';
import { api } from '../apiOrigin';
import { callApi } from '../callApi';
import { createAttempts } from '../checkout/attempt';
import { forgetDraft } from '../checkout/draft';
import { newKey } from '../newKey';
import { cart, wishlist } from '../store';
import { forgetChanges } from './changes';
import { keepName } from './knownName';
import { keepOwner } from './owner';
import { clearStoredWishlist, saveWishlist } from './wishlistSync';

/** Longest wait for what never holds up a login or a logout. */
const longestExtra = 3_000;

/** Logs a customer in: the calls of the login, then the wishlists of device and customer become one. Never rejects. */
export async function logIn(email: string, password: string): Promise<LoginResult> {
  const result = await loginCustomer(cart, { api, username: email, password });
  if (!result.ok) return result;
  clearStoredWishlist();
  await Promise.allSettled([saveWishlist(AbortSignal.timeout(longestExtra)), learnUser()]);
  return result;
}

/**
 * Ends the session, and takes what is the shopper's from this device: cart, wishlist, name, what was typed in the checkout.
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
  forgetDraft();
  createAttempts(() => localStorage).clear();
  return true;
}

/** Who is logged in, for the frame of every page. No call of the login is made twice for it: the addresses name their owner. */
async function learnUser(): Promise<void> {
  keepName(undefined);
  // Until it is known, nobody: what another user has typed here is not this one's.
  keepOwner(newKey());
  const signal = AbortSignal.timeout(longestExtra);
  const [address] = await callApi<{ user: { id: string; name: { firstName: string; lastName: string } } }[]>(
    '/api/address/user',
    { signal },
  );
  keepName(address?.user.name);
  if (address) keepOwner(address.user.id);
}
