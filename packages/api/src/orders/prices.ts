import { type CartLine, type CatalogLookup, withCatalogPrices } from '@marketrow/contract';
import type { Catalogue } from '../carts/catalogue.ts';
import type { Queryable } from '../database/database.ts';

/**
 * Returns the catalog's entries for lines. `within` is the transaction to read in: an embedded database has one connection, so that
 * another read would wait for ever.
 */
export type CatalogReader = (lines: readonly CartLine[], within?: Queryable) => Promise<CatalogLookup>;

/** Creates a reader that calls the catalogue once for all lines. */
export function createCatalogReader(catalogue: Catalogue): CatalogReader {
  return async (lines, within) => {
    const entries = await catalogue([...new Set(lines.map(({ id }) => String(id)))], within);
    return (id) => entries.get(String(id));
  };
}

/** Sets the prices of cart lines to the catalog's. */
export type CartPrices = (lines: readonly CartLine[]) => Promise<readonly CartLine[]>;

/** Creates the pricing of carts. A line without an entry keeps its price; its order is refused. */
export function createCartPrices(readCatalog: CatalogReader): CartPrices {
  return async (lines) => (lines.length === 0 ? lines : withCatalogPrices(lines, await readCatalog(lines)));
}
