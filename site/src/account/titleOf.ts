import { fill } from '../i18n/fill';
import { orderNumber } from './orderNumber';
import type { AccountContext, AccountData } from './model/types';

/** The title of a page of the account, as its head has it. */
export function titleOf({ messages }: AccountContext, { body }: AccountData): string {
  const t = messages.account;
  const page = () => {
    switch (body.kind) {
      case 'orders':
        if (body.page === 1) return t.orders.title;
        return `${t.orders.title}, ${fill(messages.counts.pageOnly, { page: String(body.page) })}`;
      case 'order':
        return fill(t.order.title, { number: orderNumber(body.order) });
      case 'profile':
        return t.profile.title;
      case 'profile-edit':
        return t.profile.edit;
      case 'addresses':
        return t.addresses.title;
      case 'address':
        return addressTitle({ messages }, body.address);
      case 'tickets':
        return t.tickets.title;
      case 'ticket':
        return body.ticket.title;
      case 'log-in':
        return t.nav.logIn;
    }
  };
  return `${page()} – ${messages.siteName}`;
}

/** The heading of the form of an address. */
export function addressTitle({ messages }: Pick<AccountContext, 'messages'>, address: { title: string } | undefined) {
  const t = messages.account.address;
  return address ? fill(t.editTitle, { title: address.title }) : t.newTitle;
}
