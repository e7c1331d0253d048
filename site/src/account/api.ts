import { partsOf } from '@marketrow/contract/parts';
import { callApi } from '../callApi';
import { factsOf, onItsWay } from './factsOf';
import type { AccountBody, AccountData, AccountFacts, AccountRequest } from './model/types';
import { hasSession } from '../hasSession';
import { orRefused, readAccount, readOrder, readOrders } from './readAccount';
import type { Address, Order, Refund, Ticket, User } from '../data/types';
import type { Locale } from '../routes';

/**
 * Reads a page of the account. `undefined`: there is no such record.
 *
 * @param withSample - Whether the sample customer stands in for a shopper who is not logged in, where the API has one.
 */
export async function loadAccount(
  locale: Locale,
  request: AccountRequest,
  signal: AbortSignal,
  withSample = true,
): Promise<AccountData | undefined> {
  /** Reads records of the sample data; `undefined` where the API has none, or none for this shopper. */
  const read = <Value>(path: string) =>
    orRefused(callApi<Value>(`${path}${path.includes('?') ? '&' : '?'}lang=${locale}`, { signal }));

  /** Refunds that were asked for of an order; of one without a delivery there are none. */
  const refundsOf = async (order: Order) => {
    if (!partsOf(order).some(({ status }) => status === 'Delivered')) return [];
    return (await read<Refund[]>(`/api/users/refund-requests?orderNo=${encodeURIComponent(order.id)}`)) ?? [];
  };

  if (request.kind === 'order') {
    const order = await readOrder(request.id, signal);
    // An order without an account names itself: its page needs nothing of an account.
    if (order && order.users.id === order.id && !hasSession())
      return { facts: undefined, body: { kind: 'order', order, refunds: await refundsOf(order) } };
  }
  const account = await readAccount(signal);
  const id = account?.id ?? (withSample ? '1' : undefined);
  const profile = id === undefined ? undefined : await read<User>(`/api/user-list/${encodeURIComponent(id)}`);
  // The profile is that of the demo, where it can be edited; an account of another shop has none.
  const user = profile ?? account;
  if (!user) return guestPage(request, signal);

  const [placed, samples = [], addresses = [], tickets = []] = await Promise.all([
    readOrders(signal),
    read<Order[]>('/api/users/orders'),
    read<Address[]>('/api/address/user'),
    read<Ticket[]>('/api/tickets'),
  ]);
  const ids = new Set(samples.map(({ id }) => id));
  // The sample's list holds the placed orders that are on it in the language of the page and with their last status.
  const orders = [...placed.filter(({ id }) => !ids.has(id)), ...samples];
  const body = await bodyOf(request, { user, orders, addresses, tickets }, { read, refundsOf });
  const facts = factsOf(user, { orders, addresses, tickets });
  return body && { facts: account?.selfService ? { ...facts, selfService: true } : facts, body };
}

/** A page for a shopper without an account: the orders of this device, else the way to the login. */
async function guestPage(request: AccountRequest, signal: AbortSignal): Promise<AccountData | undefined> {
  switch (request.kind) {
    case 'orders':
      return { facts: undefined, body: { ...request, orders: await readOrders(signal) } };
    case 'order':
      // Not on this device: it may be on the account.
      return undefined;
    default:
      return { facts: undefined, body: { kind: 'log-in', request } };
  }
}

interface Records {
  user: AccountFacts['user'];
  orders: readonly Order[];
  addresses: readonly Address[];
  tickets: readonly Ticket[];
}

async function bodyOf(
  request: AccountRequest,
  { user, orders, addresses, tickets }: Records,
  {
    read,
    refundsOf,
  }: {
    read: (path: string) => Promise<Ticket | undefined>;
    refundsOf: (order: Order) => Promise<Refund[]>;
  },
): Promise<AccountBody | undefined> {
  switch (request.kind) {
    case 'orders':
      return { ...request, orders };
    case 'order': {
      const order = orders.find(({ id }) => id === request.id);
      return order && { kind: 'order', order, refunds: await refundsOf(order) };
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
    case 'ticket': {
      if (!tickets.some(({ slug }) => slug === request.slug)) return undefined;
      const ticket = await read(`/api/tickets/single?slug=${encodeURIComponent(request.slug)}`);
      return ticket && { kind: 'ticket', ticket };
    }
  }
}
