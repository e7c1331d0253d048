import { type CatalogProduct, HttpError, liveOf, livePath, type LiveProduct, parseLiveIds } from '@marketrow/contract';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import type { Orm } from '../database/database.ts';
import type { AppEnvironment } from '../http/environment.ts';
import { onlyMethods } from '../http/methods.ts';
import { readCatalogProducts } from '../records/catalog.ts';

/** Reads the live values of products by id. Unknown ids are skipped. */
export type LiveReader = (ids: readonly string[]) => readonly LiveProduct[] | Promise<readonly LiveProduct[]>;

/** Creates a reader of products in memory. */
export function createLiveReader(products: readonly CatalogProduct[]): LiveReader {
  const byId = new Map(products.map((product) => [String(product.id), product]));
  return (ids) => ids.flatMap((id) => byId.get(id) ?? []).map(liveOf);
}

/** Creates a reader of the products in the tables. */
export function createTableLiveReader(orm: Orm): LiveReader {
  return async (ids) => (await readCatalogProducts(orm, ids)).map(liveOf);
}

/** Parts of the live call. */
export interface LiveParts {
  /** `undefined`: the call answers 404, and built pages keep their values. */
  read: LiveReader | undefined;
}

/** `GET /products/live?ids=a&ids=b`. Caches may store the answer and must revalidate it. */
export function liveRoutes({ read }: LiveParts): Hono<AppEnvironment> {
  const routes = new Hono<AppEnvironment>();
  routes.get(livePath, etag({ weak: true }), async (c) => {
    if (!read) throw new HttpError(404, 'This shop has no live values');
    const ids = parseLiveIds(new URL(c.req.url).searchParams);
    const known = new Map((await read(ids)).map((product) => [product.id, product]));
    c.header('Cache-Control', 'public, no-cache');
    return c.json(ids.flatMap((id) => known.get(id) ?? []));
  });
  routes.all(livePath, onlyMethods('GET, HEAD', 'Read live values with GET'));
  return routes;
}
