import { callApi } from '../callApi';
import { factsOf, onItsWay } from './factsOf';
import { showEndedSession } from './endedSession';
import { hasSession } from './hasSession';
import type { AccountBody, AccountData, AccountRequest } from './model/types';
import type { Address, Order, Ticket, User } from '../data/types';
import type { Locale } from '../routes';

/** Reads a page of the account. `undefined`: there is no such record. */
export async function loadAccount(
  locale: Locale,
  request: AccountRequest,
  signal: AbortSignal,
): Promise<AccountData | undefined> {
  const read = <Value>(path: string) =>
    callApi<Value>(`${path}${path.includes('?') ? '&' : '?'}lang=${locale}`, { signal });
  const [user, orders, addresses, tickets] = await Promise.all([
    currentUser(read),
    read<Order[]>('/api/users/orders'),
    read<Address[]>('/api/address/user'),
    read<Ticket[]>('/api/tickets'),
  ]);
  const body = await bodyOf(request, { user, orders, addresses, tickets }, read);
  return body && { facts: factsOf(user, { orders, addresses, tickets }), body };
}

interface Records {
  user: Omit<User, 'password'>;
  orders: readonly Order[];
  addresses: readonly Address[];
  tickets: readonly Ticket[];
}

async function bodyOf(
  request: AccountRequest,
  { user, orders, addresses, tickets }: Records,
  read: (path: string) => Promise<Ticket>,
): Promise<AccountBody | undefined> {
  switch (request.kind) {
    case 'orders':
      return { ...request, orders };
    case 'order': {
      const order = orders.find(({ id }) => id === request.id);
      return order && { kind: 'order', order };
    }
    case 'profile':
      return { kind: 'profile', onItsWay: onItsWay(orders) };
    case 'profile-edit':
      return request.id === user.id ? request : undefined;
    case 'addresses':
      return { kind: 'addresses', addresses };
    case 'address': {
      if (request.id === undefined) return { kind: 'address', address: undefined };
      const address = addresses.find(({ id }) => id === request.id);
      return address && { kind: 'address', address };
    }
    case 'tickets':
      return { kind: 'tickets', tickets };
    case 'ticket':
      if (!tickets.some(({ slug }) => slug === request.slug)) return undefined;
      return { kind: 'ticket', ticket: await read(`/api/tickets/single?slug=${encodeURIComponent(request.slug)}`) };
  }
}

/** The user of the session; the sample customer without one, as the page then says. */
async function currentUser(read: <Value>(path: string) => Promise<Value>): Promise<Omit<User, 'password'>> {
  const session = hasSession() ? await read<{ user_id?: string | null }>('/session') : undefined;
  const id = session?.user_id ?? undefined;
  if (session && id === undefined) showEndedSession();
  return read(`/api/user-list/${encodeURIComponent(id ?? '1')}`);
}
