import { audienceOf, HttpError } from '@marketrow/contract';
import type { Context, MiddlewareHandler } from 'hono';
import type { SessionReader } from '../accounts/routes.ts';
import type { Session } from '../accounts/sessions.ts';
import type { AppEnvironment } from '../http/environment.ts';
import { isRead } from '../http/methods.ts';
import { readJson } from '../http/readBody.ts';

/** Parts of the guard. */
export interface GuardParts {
  /** Checks roles; otherwise only records of an account need one. */
  isByRole: boolean;
  sessionOf: SessionReader;
  /** Reads a call for the caller of a request. */
  read: (c: Context<AppEnvironment>, path: string) => Promise<unknown>;
}

/**
 * Checks who makes a call of the mock API: 401 without a session, 403 for a role that may not make it, 404 for records of somebody
 * else, whose ids so cannot be found out. A seller's call without `?shop=` is about the first of the own shops.
 */
export function accessGuard({ isByRole, sessionOf, read }: GuardParts): MiddlewareHandler<AppEnvironment> {
  return async (c, next) => {
    const { method, path } = c.req;
    const audience = audienceOf(method, path);
    const isChecked = isByRole ? audience !== 'anyone' : audience === 'account' || audience === 'self';
    if (method === 'OPTIONS' || !isChecked) return next();
    const session = await sessionOf(c);
    if (!session) throw new HttpError(401, 'Sign in first');
    if (isByRole && session.role !== 'admin') {
      if (audience === 'admin' || (audience === 'seller' && session.role !== 'seller'))
        throw new HttpError(403, 'This account may not do that');
      if (audience === 'seller') await checkShop(c, session, read);
    }
    // Any account is its own; another one's is the administrator's.
    if (audience === 'self' && session.role !== 'admin' && lastOf(path) !== session.userId)
      throw new HttpError(404, 'User not found');
    return next();
  };
}

/** Has a call name the seller's own shop. Throws a 404 for another shop, and for a record or a body of one. */
async function checkShop(c: Context<AppEnvironment>, session: Session, read: GuardParts['read']): Promise<void> {
  const url = new URL(c.req.url);
  const wanted = url.searchParams.get('shop');
  const { shops } = session;
  const shop =
    wanted === null ? shops[0] : (shops.find(({ id }) => id === wanted) ?? shops.find(({ slug }) => slug === wanted));
  if (!shop) throw new HttpError(404, 'Shop not found');
  // By id: shops may share a slug. Once: of several the first counts in one reader and the last in another.
  url.searchParams.set('shop', shop.id);
  c.set('callUrl', url.href);
  // A part of an order belongs to the shop of the query.
  if (isRead(c.req.method) || c.req.path.startsWith('/api/vendor/orders/')) return;
  if (c.req.path.startsWith('/api/vendor/refund-requests/')) {
    const id = lastOf(c.req.path);
    const lists = await Promise.all(
      shops.map((own) => read(c, `/api/vendor/refund-requests?shop=${encodeURIComponent(own.id)}`)),
    );
    const isOwn = (lists.flat() as ({ id?: string } | undefined)[]).some((request) => request?.id === id);
    if (!isOwn) throw new HttpError(404, 'Refund request not found');
    return;
  }
  const { shopName } = Object(await readJson(c)) as { shopName?: unknown };
  // Left out, the mock API would take the shop that it shows unasked.
  if (!shops.some(({ name }) => name === shopName)) throw new HttpError(404, 'Shop not found');
}

function lastOf(path: string): string {
  return decoded(path.split('/').filter(Boolean).at(-1) ?? '');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
