import type { CatalogProduct } from '@marketrow/contract';
import { createApp, type AppDependencies } from '../src/app.ts';
import { createCatalogue } from '../src/carts/catalogue.ts';
import type { Orm } from '../src/database/database.ts';
import { createLogger } from '../src/logger.ts';

/** Writes nothing. */
export const silentLogger = createLogger('silent');

/** A product that the test catalogue knows: 10 dollars, 25 % off, in one color and two sizes. */
export const knownProduct: CatalogProduct = {
  id: 'known',
  slug: 'blue-mug',
  title: 'Blue mug',
  titles: { de: 'Blauer Becher' },
  thumbnail: '/images/mug.webp',
  price: 10,
  discount: 25,
  colors: ['#22283f'],
  size: ['M', 'L'],
};

/** An app over `orm` without site and sample data; `changes` replaces parts. */
export function testApp(orm: Orm, changes: Partial<AppDependencies> = {}) {
  return createApp({
    orm,
    catalogue: createCatalogue([knownProduct]),
    siteDirectory: '/nowhere',
    allowedOrigins: [],
    logger: silentLogger,
    ...changes,
  });
}

/** A line of a cart that the API takes; `changes` replaces fields, with anything. */
export function line(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return { id: 'mug', slug: 'blue-mug', name: 'Blue mug', price: 3.5, qty: 2, imgUrl: '/images/mug.webp', ...changes };
}

/** Options of a POST with a JSON body. */
export function post(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(body) };
}
