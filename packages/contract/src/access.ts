/** Roles of accounts. */
export const roles = ['shopper', 'seller', 'admin'] as const;

/** Role of an account: a shopper buys, a seller also works with own shops, an admin with everything. */
export type Role = (typeof roles)[number];

/** A shop that a seller works with. */
export interface OwnShop {
  id: string;
  slug: string;
  name: string;
}

/**
 * Accounts that may make a call of the mock API: any client; any account, for its own records; the account of the id at the end of the
 * path, or an administrator; a seller of the shop, or an administrator; an administrator.
 */
export type Audience = 'anyone' | 'account' | 'self' | 'seller' | 'admin';

/** Writes without an account: they store nothing. */
const open = ['/api/cart'];

const isBelow = (path: string, root: string): boolean => path === root || path.startsWith(`${root}/`);

/** Calls about orders of the caller: an account's, or those that were placed in this browser without one. */
const isOfOwnOrder = (method: string, path: string): boolean =>
  isBelow(path, '/api/users/refund-requests') || (method === 'PUT' && /^\/api\/users\/orders\/[^/]+\/?$/.test(path));

/** Returns who may make a call where roles are checked. Every other write needs an account. */
export function audienceOf(method: string, path: string): Audience {
  if (isOfOwnOrder(method, path)) return 'anyone';
  if (isBelow(path, '/api/admin')) return 'admin';
  if (isBelow(path, '/api/vendor')) return 'seller';
  if (isBelow(path, '/api/user-list'))
    return /^\/api\/user-list\/(?!id-list\/?$)[^/]+\/?$/.test(path) ? 'self' : 'admin';
  if (['/api/address', '/api/users', '/api/tickets'].some((root) => isBelow(path, root))) return 'account';
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead || open.includes(path) ? 'anyone' : 'account';
}
