import { splitLocale } from '../../routes';
import type { AccountRequest } from './types';

/** The lists of the account whose records may be unknown when the site is built. */
export type AccountSection = 'orders' | 'profile' | 'address' | 'support-tickets';

/** What an address of a list, or below one, asks for: `/orders/3` is a page of the list, `/orders/65404044-…` an order. */
export function requestOf(section: AccountSection, pathname: string): AccountRequest {
  const [, last] = splitLocale(pathname).path.split('/').filter(Boolean);
  if (last === undefined) return listOf[section];
  const name = decoded(last);
  switch (section) {
    case 'orders':
      return /^\d{1,6}$/.test(name) ? { kind: 'orders', page: Number(name) } : { kind: 'order', id: name };
    case 'profile':
      return { kind: 'profile-edit', id: name };
    case 'address':
      return name === 'new' ? { kind: 'address' } : { kind: 'address', id: name };
    case 'support-tickets':
      return { kind: 'ticket', slug: name };
  }
}

/** The list that a path of the account begins with. */
export function sectionOfPath(path: string): AccountSection | undefined {
  const first = path.split('/')[1] ?? '';
  return first in listOf ? (first as AccountSection) : undefined;
}

const listOf = {
  orders: { kind: 'orders', page: 1 },
  profile: { kind: 'profile' },
  address: { kind: 'addresses' },
  'support-tickets': { kind: 'tickets' },
} as const satisfies Record<AccountSection, AccountRequest>;

/** Whether a request is for a page that was built with the sample customer, wherever there is one. */
export function isBuilt(request: AccountRequest): boolean {
  // The form of a new address has a page; other records may be newer than the build.
  if (request.kind === 'address') return request.id === undefined;
  return Object.values(listOf).some(({ kind }) => kind === request.kind);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
