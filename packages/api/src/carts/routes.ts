import { type Context, Hono } from 'hono';
import type { SessionReader } from '../accounts/routes.ts';
import type { Orm } from '../database/database.ts';
import type { AppEnvironment } from '../http/environment.ts';
import { onlyMethods } from '../http/methods.ts';
import { HttpProblem } from '../http/problem.ts';
import { readBody } from '../http/readBody.ts';
import type { Catalogue } from './catalogue.ts';
import { etagOf, isMatch } from './etag.ts';
import { mergeCarts, MergeRefused, type MergeRefusal } from './merge.ts';
import { ownerToRead, ownerToSave } from './owner.ts';
import { guestIdSchema, mergeSchema, saveCartSchema } from './schema.ts';
import { type CartOwner, readCart, replaceCart, RevisionMismatch } from './store.ts';

/** What the cart calls are made of. */
export interface CartParts {
  orm: Orm;
  catalogue: Catalogue;
  /** Who is signed in. */
  sessionOf: SessionReader;
  /** Whether a page that made this request may be one of ours, so that a GET may leave something behind. */
  isOurPage: (c: Context) => boolean;
}

/** The cart calls of the spec, section 7. */
export function cartRoutes({ orm, catalogue, sessionOf, isOurPage }: CartParts): Hono<AppEnvironment> {
  const routes = new Hono<AppEnvironment>();

  routes.get('/cart-items/:guestId', async (c) => {
    const guestId = guestIdSchema.safeParse(c.req.param('guestId'));
    if (!guestId.success) throw new HttpProblem(400, 'The guest id is not one of ours');
    const owner = await ownerToRead(orm, guestId.data, await sessionOf(c), isOurPage(c));
    const cart = await readCart(orm, owner);
    setCartHeaders(c, owner, cart.rev);
    return c.json(catalogue(cart.items));
  });

  routes.post('/cart-items', async (c) => {
    const { guestId, items } = await readBody(c, saveCartSchema);
    const session = await sessionOf(c);
    const owner = await ownerToSave(orm, guestId, session);
    const isExpected = (rev: number) => isMatch(c.req.header('If-Match'), owner.kind, rev);
    try {
      const rev = await replaceCart(orm, owner, items, isExpected, session?.customerId);
      setCartHeaders(c, owner, rev);
      return c.json({ items: catalogue(items), rev });
    } catch (error) {
      if (!(error instanceof RevisionMismatch)) throw error;
      throw new HttpProblem(412, 'The cart has changed since it was read', {
        headers: { ETag: etagOf(owner.kind, error.current) },
      });
    }
  });

  routes.post('/customer-cart-items/merge', async (c) => {
    const session = await sessionOf(c);
    if (!session) throw new HttpProblem(401, 'Sign in first');
    const { guestId, customerId } = await readBody(c, mergeSchema);
    // The same words for a customer that is somebody else's and one that does not exist.
    if (String(customerId) !== session.customerId) throw new HttpProblem(403, 'This is not your cart');
    try {
      return c.json(await mergeCarts(orm, guestId, session), 200, { 'Cache-Control': 'no-store' });
    } catch (error) {
      if (error instanceof MergeRefused) throw new HttpProblem(409, refusals[error.reason]);
      throw error;
    }
  });

  routes.all('/cart-items', onlyMethods('POST', 'Save a cart with POST'));
  routes.all('/cart-items/:guestId', onlyMethods('GET, HEAD', 'Read a cart with GET'));
  routes.all('/customer-cart-items/merge', onlyMethods('POST', 'Merge a cart with POST'));
  return routes;
}

const refusals: Record<MergeRefusal, string> = {
  'other-customer': 'This cart was merged into another account',
  'too-many-lines': 'The two carts have too many lines together',
};

function setCartHeaders(c: Context, { kind }: CartOwner, rev: number): void {
  c.header('ETag', etagOf(kind, rev));
  c.header('Cache-Control', 'no-store');
}
