import { paths } from '../routes';
import type { AccountContext, AccountRequest } from './model/types';

/** The list that a page of the account belongs to: its path and its title. */
export function sectionOf({ messages }: AccountContext, kind: AccountRequest['kind'] | undefined) {
  const { orders, profile, addresses, tickets } = messages.account;
  switch (kind) {
    case 'orders':
    case 'order':
      return { section: paths.orders, title: orders.title };
    case 'addresses':
    case 'address':
      return { section: paths.addresses, title: addresses.title };
    case 'tickets':
    case 'ticket':
      return { section: paths.tickets, title: tickets.title };
    default:
      return { section: paths.profile, title: profile.title };
  }
}
