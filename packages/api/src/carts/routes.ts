import {
  type CartOwner,
  etagOf,
  expectedRevisions,
  HttpError,
  isGuestId,
  mergeSchema,
  saveCartSchema,
} from '@marketrow/contract';
import { type Context, Hono } from 'hono';
import type { SessionReader } from '../accounts/routes.ts';
import type { Orm } from '../database/database.ts';
import type { AppEnvironment } from '../http/environment.ts';
import { jsonAnswer } from '../http/json.ts';
import { onlyMethods } from '../http/methods.ts';
import { readBody } from '../http/readBody.ts';
import type { CartPrices } from '../orders/prices.ts';
import { mergeCarts, MergeRefused } from './merge.ts';
import { findCartToRead, findCartToSave } from './owner.ts';
import { createCartReader } from './reader.ts';
import { RevisionMismatch, saveCart } from './store.ts';

/** Parts of the cart calls. */
export interface CartParts {
  orm: Orm;
  /** Applied at every read and save. */
  prices: CartPrices;
  /** Reads the session of a request. */
  sessionOf: SessionReader;
  /** Returns true if a page of this origin may have sent the request, so that a GET may store a binding. */
  isOurPage: (c: Context) => boolean;
}

/** `GET /cart-items/{guestId}`, `POST /cart-items` and `POST /customer-cart-items/merge`. */
export function cartRoutes({ orm, prices, sessionOf, isOurPage }: CartParts): Hono<AppEnvironment> {
  const routes = new Hono<AppEnvironment>();
  const readCart = createCartReader(orm);

  routes.get('/cart-items/:guestId', async (c) => {
    const guestId = c.req.param('guestId');
    if (!isGuestId(guestId)) throw new HttpError(400, 'The guest id has characters or a length that no guest id has');
    const session = await sessionOf(c);
    const owner = await findCartToRead(orm, guestId, session, session !== undefined && isOurPage(c));
    const cart = await readCart(owner);
    const lines = await prices(cart.items);
    return jsonAnswer(lines, revisionHeaders(owner, cart.rev));
  });

  routes.post('/cart-items', async (c) => {
    const { guestId, items } = await readBody(c, saveCartSchema);
    const session = await sessionOf(c);
    const owner = await findCartToSave(orm, guestId, session);
    const expected = expectedRevisions(c.req.header('If-Match'), owner.kind);
    try {
      // In parallel, so that the prices are batched with those of other requests of this turn.
      const saving = saveCart(orm, owner, items, expected, session?.customerId);
      const [rev, lines] = await Promise.all([saving, prices(items)]);
      return jsonAnswer({ items: lines, rev }, revisionHeaders(owner, rev));
    } catch (error) {
      if (!(error instanceof RevisionMismatch)) throw error;
      throw new HttpError(412, 'The cart has changed since it was read', {
        headers: { ETag: etagOf(owner.kind, error.current) },
      });
    }
  });

  routes.post('/customer-cart-items/merge', async (c) => {
    const session = await sessionOf(c);
    if (!session) throw new HttpError(401, 'Sign in first');
    const { guestId, customerId } = await readBody(c, mergeSchema);
    // The same message for another user's customer and for an unknown one.
    if (String(customerId) !== session.customerId) throw new HttpError(403, 'This is not your cart');
    try {
      return c.json(await mergeCarts(orm, guestId, session), 200, { 'Cache-Control': 'no-store' });
    } catch (error) {
      if (error instanceof MergeRefused) throw new HttpError(409, error.message);
      throw error;
    }
  });

  routes.all('/cart-items', onlyMethods('POST', 'Save a cart with POST'));
  routes.all('/cart-items/:guestId', onlyMethods('GET, HEAD', 'Read a cart with GET'));
  routes.all('/customer-cart-items/merge', onlyMethods('POST', 'Merge a cart with POST'));
  return routes;
}

function revisionHeaders({ kind }: CartOwner, revision: number): Record<string, string> {
  return { ETag: etagOf(kind, revision), 'Cache-Control': 'no-store' };
}
