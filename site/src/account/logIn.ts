import { loginCustomer, type LoginResult } from '@marketrow/cart-client/login';
import { api } from '../apiOrigin';
import { callApi } from '../callApi';
import { cart } from '../store';
import { keepName } from './knownName';
import { keepOwner } from './owner';
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

/** Who is logged in, for the frame of every page. No call of the login is made twice for it: the addresses name their owner. */
async function learnUser(): Promise<void> {
  keepName(undefined);
  // Until it is known, nobody else: what another user has typed here is not this one's.
  keepOwner(String(Date.now()));
  const signal = AbortSignal.timeout(longestExtra);
  const [address] = await callApi<{ user: { id: string; name: { firstName: string; lastName: string } } }[]>(
    '/api/address/user',
    { signal },
  );
  keepName(address?.user.name);
  if (address) keepOwner(address.user.id);
}
