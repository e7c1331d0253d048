import {
  HttpError,
  ordersFlag,
  ordersFlagSeconds,
  parseIdempotencyKey,
  placeOrderSchema,
  wishListSchema,
} from '@marketrow/contract';
import { type Context, Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import type { SessionReader } from '../accounts/routes.ts';
import type { Session } from '../accounts/sessions.ts';
import { findCartToSave } from '../carts/owner.ts';
import type { Orm } from '../database/database.ts';
import type { ClientInfoReader } from '../http/clientInfo.ts';
import type { AppEnvironment } from '../http/environment.ts';
import { onlyMethods } from '../http/methods.ts';
import { readBody } from '../http/readBody.ts';
import { placeOrder } from './place.ts';
import type { CatalogReader } from './prices.ts';
import { readWishList, saveWishList } from './store.ts';

/** What the order calls are made of. */
export interface OrderParts {
  orm: Orm;
  sessionOf: SessionReader;
  clientInfoOf: ClientInfoReader;
  /** Names, prices and stock of lines. */
  readCatalog: CatalogReader;
}

/** `POST /orders`, and `GET` and `PUT /customer-wish-list`. */
export function orderRoutes({ orm, sessionOf, clientInfoOf, readCatalog }: OrderParts): Hono<AppEnvironment> {
  const routes = new Hono<AppEnvironment>();

  routes.post('/orders', async (c) => {
    const key = parseIdempotencyKey(c.req.header('Idempotency-Key'));
    const request = await readBody(c, placeOrderSchema);
    const session = await sessionOf(c);
    const owner = await findCartToSave(orm, request.guestId, session);
    const entriesOf = await readCatalog(c);
    const { order, isNew } = await placeOrder(orm, { request, key, owner, session, entriesOf });
    const secure = clientInfoOf(c).scheme === 'https';
    setCookie(c, ordersFlag, '1', { path: '/', sameSite: 'Lax', maxAge: ordersFlagSeconds, secure });
    return c.json(order, isNew ? 201 : 200, { ...noStore, Location: `/orders/${order.id}` });
  });

  routes.get('/customer-wish-list', async (c) => {
    const { customerId } = await requireSession(sessionOf, c);
    return c.json({ ids: await readWishList(orm, customerId) }, 200, noStore);
  });

  routes.put('/customer-wish-list', async (c) => {
    const { customerId } = await requireSession(sessionOf, c);
    const ids = await saveWishList(orm, customerId, await readBody(c, wishListSchema));
    return c.json({ ids }, 200, noStore);
  });

  const otherMethods = onlyMethods('GET, HEAD, POST', 'Place an order with POST');
  // GET and HEAD of this address are a page.
  routes.all('/orders', (c, next) =>
    ['GET', 'HEAD'].includes(c.req.method) ? next() : (otherMethods(c, next) as Response),
  );
  routes.all('/customer-wish-list', onlyMethods('GET, HEAD, PUT', 'Read a wishlist with GET, replace it with PUT'));
  return routes;
}

const noStore = { 'Cache-Control': 'no-store' };

async function requireSession(sessionOf: SessionReader, c: Context): Promise<Session> {
  const session = await sessionOf(c);
  if (!session) throw new HttpError(401, 'Sign in first');
  return session;
}
