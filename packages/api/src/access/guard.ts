import { audienceOf, HttpError, isStorableText } from '@marketrow/contract';
import type { Context, MiddlewareHandler } from 'hono';
import type { SessionReader } from '../accounts/routes.ts';
import type { Session } from '../accounts/sessions.ts';
import type { Orm } from '../database/database.ts';
import { decoded } from '../http/decoded.ts';
import type { AppEnvironment } from '../http/environment.ts';
import { isRead } from '../http/methods.ts';
import { readJson } from '../http/readBody.ts';
import { isRefundOf } from '../records/trade.ts';

/** Parts of the guard. */
export interface GuardParts {
  /** True checks roles; false only requires a session for an account's own records. */
  isByRole: boolean;
  sessionOf: SessionReader;
  orm: Orm;
}

/**
 * Authorizes calls of `/api`: 401 without a session, 403 for a role without the right, 404 for another account's records, so that
 * ids cannot be probed. A seller's call without `?shop=` is about the seller's first shop.
 */
export function accessGuard({ isByRole, sessionOf, orm }: GuardParts): MiddlewareHandler<AppEnvironment> {
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
      if (audience === 'seller') await checkShop(c, session, orm);
    }
    // An account reads and changes itself; an administrator any.
    if (audience === 'self' && session.role !== 'admin' && lastOf(path) !== session.userId)
      throw new HttpError(404, 'User not found');
    return next();
  };
}

/** Sets `?shop=` to a shop of the seller. Throws an `HttpError` 404 for another shop, and for its records. */
async function checkShop(c: Context<AppEnvironment>, session: Session, orm: Orm): Promise<void> {
  const url = new URL(c.req.url);
  const wanted = url.searchParams.get('shop');
  const { shops } = session;
  const shop =
    wanted === null ? shops[0] : (shops.find(({ id }) => id === wanted) ?? shops.find(({ slug }) => slug === wanted));
  if (!shop) throw new HttpError(404, 'Shop not found');
  // By id: shops may share a slug. Replaces repeated parameters: readers differ in which one counts.
  url.searchParams.set('shop', shop.id);
  c.set('callUrl', url.href);
  // A part of an order belongs to the shop of the query.
  if (isRead(c.req.method) || c.req.path.startsWith('/api/vendor/orders/')) return;
  if (c.req.path.startsWith('/api/vendor/refund-requests/')) {
    const id = lastOf(c.req.path);
    const ids = shops.map((own) => own.id);
    if (!isStorableText(id) || !(await isRefundOf(orm, id, ids))) throw new HttpError(404, 'Refund request not found');
    return;
  }
  if (!c.req.path.startsWith('/api/vendor/payout-requests')) return;
  const { shopName } = Object(await readJson(c)) as { shopName?: unknown };
  // Required: without `shopName` the call would use the shop of its default.
  if (!shops.some(({ name }) => name === shopName)) throw new HttpError(404, 'Shop not found');
}

function lastOf(path: string): string {
  return decoded(path.split('/').filter(Boolean).at(-1) ?? '');
}
