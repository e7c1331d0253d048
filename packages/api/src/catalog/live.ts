import { type CatalogProduct, HttpError, liveOf, livePath, type LiveProduct, parseLiveIds } from '@marketrow/contract';
import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import type { AppEnvironment } from '../http/environment.ts';
import { onlyMethods } from '../http/methods.ts';

/** Reads the live values of the products that have these ids. An id that the catalog does not know is left out. */
export type LiveReader = (ids: readonly string[]) => readonly LiveProduct[] | Promise<readonly LiveProduct[]>;

/** Makes a reader of products that are in memory. */
export function createLiveReader(products: readonly CatalogProduct[]): LiveReader {
  const byId = new Map(products.map((product) => [String(product.id), product]));
  return (ids) => ids.flatMap((id) => byId.get(id) ?? []).map(liveOf);
}

/** What the live call is made of. */
export interface LiveParts {
  /** Left out: the call answers 404, and built pages stay as they are. */
  read: LiveReader | undefined;
  /** Products that the demo session of a request has changed, or `undefined` where it has changed none. */
  changed?: ((c: Context<AppEnvironment>) => Promise<readonly CatalogProduct[] | undefined>) | undefined;
}

/** `GET /products/live?ids=a&ids=b`. Caches may keep the answer, and ask whether it has changed. */
export function liveRoutes({ read, changed }: LiveParts): Hono<AppEnvironment> {
  const routes = new Hono<AppEnvironment>();
  routes.get(livePath, etag({ weak: true }), async (c) => {
    if (!read) throw new HttpError(404, 'This shop has no live values');
    const ids = parseLiveIds(new URL(c.req.url).searchParams);
    const [products, own] = await Promise.all([read(ids), changed?.(c)]);
    const ownById = new Map(own?.map((product) => [String(product.id), product]));
    const known = new Map(products.map((product) => [product.id, product]));
    for (const [id, product] of ownById) known.set(id, liveOf(product));
    c.header('Cache-Control', own ? 'private, no-cache' : 'public, no-cache');
    return c.json(ids.flatMap((id) => known.get(id) ?? []));
  });
  routes.all(livePath, onlyMethods('GET, HEAD', 'Read live values with GET'));
  return routes;
}
