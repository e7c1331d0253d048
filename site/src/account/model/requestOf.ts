import { splitLocale } from '../../routes';
import type { AccountRequest } from './types';

/** The lists of the account whose records may be unknown when the site is built. */
export type AccountSection = 'orders' | 'profile' | 'address' | 'support-tickets';

/** What an address below a list asks for: `/orders/3` is a page of the list, `/orders/65404044-…` an order. */
export function requestOf(section: AccountSection, pathname: string): AccountRequest {
  const last = splitLocale(pathname).path.split('/').filter(Boolean).at(-1) ?? '';
  const name = decoded(last);
  switch (section) {
    case 'orders':
      return /^\d{1,6}$/.test(name) ? { kind: 'orders', page: Number(name) } : { kind: 'order', id: name };
    case 'profile':
      return { kind: 'profile-edit', id: name };
    case 'address':
      return { kind: 'address', id: name };
    case 'support-tickets':
      return { kind: 'ticket', slug: name };
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
