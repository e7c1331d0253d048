import {
  findOrderSchema,
  HttpError,
  isStorableText,
  ordersFlag,
  ordersFlagSeconds,
  orderRefusals,
  ordersPage,
  parseIdempotencyKey,
  parsePaging,
  placeOrderSchema,
  totalHeader,
  wishListSchema,
} from '@marketrow/contract';
import { type Context, Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import type { Order } from '@marketrow/contract/schemas';
import type { SessionCookies } from '../accounts/cookies.ts';
import type { RealAccounts } from '../accounts/realRoutes.ts';
import { orderMailSettings } from '../accounts/limits.ts';
import { createMailLimit } from '../accounts/mailLimit.ts';
import { mailLanguageOf } from '../accounts/mails.ts';
import type { SessionReader } from '../accounts/routes.ts';
import type { Session } from '../accounts/sessions.ts';
import { findCartToSave } from '../carts/owner.ts';
import type { Orm } from '../database/database.ts';
import type { ClientInfoReader } from '../http/clientInfo.ts';
import { describeError, type Logger } from '../logger.ts';
import { isApiCall } from '../http/apiPaths.ts';
import type { AppEnvironment } from '../http/environment.ts';
import { isRead, onlyMethods } from '../http/methods.ts';
import { languageOf } from '../http/language.ts';
import { readBody } from '../http/readBody.ts';
import { placeOrder } from './place.ts';
import type { Payments } from '../payments/payments.ts';
import type { CatalogReader } from './prices.ts';
import { orderCallerOf } from './caller.ts';
import type { CouponGuard } from './couponGuard.ts';
import { createFindOrder } from './find.ts';
import { writeOrderMail } from './mail.ts';
import { readOrder, readOrders, readWishList, saveWishList } from './store.ts';

/** Parts of the order calls. */
export interface OrderParts {
  orm: Orm;
  cookies: SessionCookies;
  sessionOf: SessionReader;
  clientInfoOf: ClientInfoReader;
  /** Names, prices and stock of lines. */
  readCatalog: CatalogReader;
  /** True takes ordered pieces from the tables. */
  takesStock: boolean;
  payments: Payments;
  /** ISO 4217 code of all prices. */
  currency: string;
  guardCoupon: CouponGuard;
  /** Sends a mail for each placed order. Optional. */
  mails: RealAccounts | undefined;
  /** Other origins whose pages call this server: their mails link back to them. */
  allowedOrigins: readonly string[];
  logger: Logger;
}

/** `POST /orders`, `POST /orders/find`, `GET /orders` and `GET /orders/{id}`, and `GET` and `PUT /customer-wish-list`. */
export function orderRoutes({
  orm,
  cookies,
  sessionOf,
  clientInfoOf,
  readCatalog,
  takesStock,
  payments,
  currency,
  guardCoupon,
  mails,
  allowedOrigins,
  logger,
}: OrderParts): Hono<AppEnvironment> {
  const routes = new Hono<AppEnvironment>();
  const findOrder = createFindOrder(orm);
  const takeMail = createMailLimit(orm, orderMailSettings);
  const callerOf = async (c: Context) => orderCallerOf(c, await sessionOf(c), cookies);
  /** Sets the cookie by which the server sends the page of an order. */
  const flagOrders = (c: Context) => {
    const secure = clientInfoOf(c).scheme === 'https';
    setCookie(c, ordersFlag, '1', { path: '/', sameSite: 'Lax', maxAge: ordersFlagSeconds, secure });
  };

  /** Sends the mail of a new order. Never rejects: the order is placed, whatever the mail service answers. */
  const confirm = async (order: Order, lang: string | undefined, caller = '') => {
    try {
      // Never `Host`: whoever writes it would choose where the mail links to.
      const origin = allowedOrigins.includes(caller) ? caller : mails?.publicUrl();
      if (!mails || origin === undefined) return;
      // Orders without an account name any email: nobody's mailbox is flooded by them.
      if ((await takeMail(order.users.email, undefined)) > 0) return;
      await mails.mailer.send(writeOrderMail({ order, language: mailLanguageOf(lang), origin, currency }));
    } catch (error) {
      logger.error('mail failed', { kind: 'order-placed', ...describeError(error) });
    }
  };

  routes.post('/orders', async (c) => {
    const key = parseIdempotencyKey(c.req.header('Idempotency-Key'));
    const request = await readBody(c, placeOrderSchema);
    const session = await sessionOf(c);
    const owner = await findCartToSave(orm, request.guestId, session);
    const placement = { request, key, owner, session, entriesOf: readCatalog, takesStock, currency };
    const place = () => placeOrder(orm, payments, placement);
    const caller = { guestId: request.guestId, address: clientInfoOf(c).address };
    const { order, isNew } = await (request.coupon ? guardCoupon(caller, place) : place());
    if (isNew) void confirm(order, c.req.query('lang'), c.req.header('Origin'));
    flagOrders(c);
    return c.json(order, isNew ? 201 : 200, { ...noStore, Location: `/orders/${order.id}` });
  });

  routes.post('/orders/find', async (c) => {
    const wanted = await readBody(c, findOrderSchema);
    const { address } = clientInfoOf(c);
    const { id, token } = await findOrder({ ...wanted, address, token: cookies.readOrderKey(c) });
    cookies.writeOrderKey(c, token);
    flagOrders(c);
    return c.json({ id }, 200, { ...noStore, Location: `/orders/${id}` });
  });

  routes.get('/orders', async (c, next) => {
    if (!isApiCall(c.req)) return next();
    const paging = parsePaging(new URL(c.req.url).searchParams, ordersPage);
    const caller = await callerOf(c);
    const { orders, total } = await readOrders(orm, languageOf(c), caller, paging);
    return c.json(orders, 200, { ...noStore, Vary: 'Accept', [totalHeader]: String(total) });
  });

  routes.get('/orders/:id', async (c, next) => {
    if (!isApiCall(c.req)) return next();
    const id = c.req.param('id');
    const caller = await callerOf(c);
    // PostgreSQL fails on text that it cannot store.
    const order = isStorableText(id) ? await readOrder(orm, languageOf(c), caller, id) : undefined;
    // The same answer for another shopper's order as for an unknown id, so that ids cannot be probed.
    if (!order) throw new HttpError(404, orderRefusals.unknown);
    return c.json(order, 200, { ...noStore, Vary: 'Accept' });
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

  const page = onlyMethods('GET, HEAD, POST', 'Place an order with POST');
  // GET and HEAD without `Accept: application/json` are for the page.
  routes.all('/orders', (c, next) => (isRead(c.req.method) ? next() : (page(c, next) as Response)));
  const record = onlyMethods('GET, HEAD', 'Read an order with GET');
  routes.all('/orders/:id', (c, next) => (isRead(c.req.method) ? next() : (record(c, next) as Response)));
  routes.all('/customer-wish-list', onlyMethods('GET, HEAD, PUT', 'Read a wishlist with GET, replace it with PUT'));
  return routes;
}

const noStore = { 'Cache-Control': 'no-store' };

async function requireSession(sessionOf: SessionReader, c: Context): Promise<Session> {
  const session = await sessionOf(c);
  if (!session) throw new HttpError(401, 'Sign in first');
  return session;
}
