import { loginCustomer, logout, type LoginResult } from '@marketrow/cart-client/login';
import { api } from '../apiOrigin';
import { callApi } from '../callApi';
import { cart, wishlist } from '../store';
import { keepName } from './knownName';

/** Longest wait for the wishlist, which never holds up a login. */
const wishlistTimeout = 3_000;

/** Logs a customer in: the calls of the login, then the wishlists of device and customer become one. Never rejects. */
export async function logIn(email: string, password: string): Promise<LoginResult> {
  const result = await loginCustomer(cart, { api, username: email, password });
  if (result.ok) await Promise.allSettled([joinWishlists(), learnName()]);
  return result;
}

/** Ends the session and leaves neither cart nor wishlist on this device. Never rejects. */
export async function logOut(): Promise<void> {
  await logout(cart, { api });
  wishlist.clear();
  keepName(undefined);
}

/** The name for the frame of every page. No call of the login is made twice for it: the addresses name their owner. */
async function learnName(): Promise<void> {
  keepName(undefined);
  const signal = AbortSignal.timeout(wishlistTimeout);
  const [address] = await callApi<{ user: { name: { firstName: string; lastName: string } } }[]>('/api/address/user', {
    signal,
  });
  keepName(address?.user.name);
}

async function joinWishlists(): Promise<void> {
  const own = wishlist.getState();
  const stored = (await ask('GET')).filter((id) => !own.includes(id));
  // The newest stands first, so the oldest is put in first.
  for (const id of stored.toReversed()) if (!wishlist.has(id)) wishlist.toggle(id);
  if (own.length > 0) await ask('PUT', [...own, ...stored].slice(0, 500));
}

async function ask(method: 'GET' | 'PUT', ids?: readonly string[]): Promise<string[]> {
  const response = await fetch(`${api}/customer-wish-list`, {
    method,
    credentials: 'include',
    signal: AbortSignal.timeout(wishlistTimeout),
    ...(ids && { headers: { 'content-type': 'application/json' }, body: JSON.stringify({ ids }) }),
  });
  if (!response.ok) throw new Error(`${method} /customer-wish-list answered ${String(response.status)}.`);
  const answer = (await response.json()) as { ids: string[] };
  return answer.ids;
}
