import { type Context, Hono } from 'hono';
import type { Orm } from '../database/database.ts';
import type { AppEnvironment } from '../http/environment.ts';
import { HttpProblem } from '../http/problem.ts';
import { readBody } from '../http/readBody.ts';
import type { Catalogue } from './catalogue.ts';
import { etagOf, isMatch } from './etag.ts';
import { guestIdSchema, saveCartSchema } from './schema.ts';
import { readCart, replaceCart, RevisionMismatch } from './store.ts';

/** The cart calls of the spec, section 7. */
export function cartRoutes(orm: Orm, catalogue: Catalogue): Hono<AppEnvironment> {
  const routes = new Hono<AppEnvironment>();

  routes.get('/cart-items/:guestId', async (c) => {
    const guestId = guestIdSchema.safeParse(c.req.param('guestId'));
    if (!guestId.success) throw new HttpProblem(400, 'The guest id is not one of ours');
    const cart = await readCart(orm, { kind: 'guest', id: guestId.data });
    setCartHeaders(c, cart.rev);
    return c.json(catalogue(cart.items));
  });

  routes.post('/cart-items', async (c) => {
    const { guestId, items } = await readBody(c, saveCartSchema);
    const ifMatch = c.req.header('If-Match');
    try {
      const rev = await replaceCart(orm, { kind: 'guest', id: guestId }, items, (found) => isMatch(ifMatch, found));
      setCartHeaders(c, rev);
      return c.json({ items: catalogue(items), rev });
    } catch (error) {
      if (!(error instanceof RevisionMismatch)) throw error;
      throw new HttpProblem(412, 'The cart has changed since it was read', {
        headers: { ETag: etagOf(error.current) },
      });
    }
  });

  routes.all('/cart-items', () => {
    throw new HttpProblem(405, 'Save a cart with POST', { headers: { Allow: 'POST' } });
  });
  routes.all('/cart-items/:guestId', () => {
    throw new HttpProblem(405, 'Read a cart with GET', { headers: { Allow: 'GET, HEAD' } });
  });
  return routes;
}

function setCartHeaders(c: Context, rev: number): void {
  c.header('ETag', etagOf(rev));
  c.header('Cache-Control', 'no-store');
}
