import { loginCustomer, type LoginResult } from '@marketrow/cart-client/login';
import { api } from '../apiOrigin';
import { callApi } from '../callApi';
import { newKey } from '../newKey';
import { cart } from '../store';
import { keepName } from './knownName';
import { keepOwner } from '../owner';
import type { Account } from './readAccount';
import { clearStoredWishlist } from './storedWishlist';

/** Longest wait for what never holds up a login. */
const longestExtra = 3_000;

/** Logs a customer in: the calls of the login, then the wishlists of device and customer become one. Never rejects. */
export async function logIn(email: string, password: string): Promise<LoginResult> {
  const result = await loginCustomer(cart, { api, username: email, password });
  if (!result.ok) return result;
  clearStoredWishlist();
  await Promise.allSettled([joinWishlists(), learnUser()]);
  return result;
}

/** Where it fails, the next page does it. */
async function joinWishlists(): Promise<void> {
  const { saveWishlist } = await import('./wishlistSync');
  await saveWishlist(AbortSignal.timeout(longestExtra));
}

/** Reads who is logged in, for the frame of every page and for drafts. */
async function learnUser(): Promise<void> {
  keepName(undefined);
  keepOwner(undefined);
  try {
    const { id, name } = await callApi<Account>('/account', { signal: AbortSignal.timeout(longestExtra) });
    keepName(name);
    keepOwner(id);
  } catch {
    // An owner of its own: what another user has typed on this device is not shown.
    keepOwner(newKey());
  }
}
