import type { Address, Order, Ticket } from '../data/types';
import type { AccountFacts } from './model/types';

/** What a user's records come to. */
export function factsOf(
  { id, email, phone, avatar, dateOfBirth, verified, name }: AccountFacts['user'],
  records: { orders: readonly Order[]; addresses: readonly Address[]; tickets: readonly Ticket[] },
): AccountFacts {
  const { orders, addresses, tickets } = records;
  const since = orders.map(({ createdAt }) => createdAt).sort()[0];
  return {
    user: {
      ...{ id, email, phone, avatar, name },
      ...(dateOfBirth !== undefined && { dateOfBirth }),
      ...(verified !== undefined && { verified }),
    },
    counts: { orders: orders.length, addresses: addresses.length, tickets: tickets.length },
    ...(since !== undefined && { since }),
  };
}

/** How many orders are being packed or brought. */
export function onItsWay(orders: readonly Order[]): number {
  return orders.filter(({ status }) => status === 'Processing').length;
}
