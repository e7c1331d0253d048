import { type CatalogEntry, type CatalogLookup, type CatalogProduct, createCatalogLookup } from '@marketrow/contract';
import { choiceName } from '@marketrow/contract/language';
import type { Orm, Queryable } from '../database/database.ts';
import { readCatalogProducts } from '../records/catalog.ts';

/** Entries by the ids of lines, as texts. An id without an entry cannot be ordered. */
export type CatalogueEntries = ReadonlyMap<string, CatalogEntry>;

/**
 * Returns what the shop says about the ids of lines. Called at every read and save of a cart, which take its prices, and at every
 * order, which takes all of it and refuses an id without an entry. `within` is the transaction of an order.
 */
export type Catalogue = (ids: readonly string[], within?: Queryable) => CatalogueEntries | Promise<CatalogueEntries>;

/** Makes a catalogue of products that are in memory. */
export function createCatalogue(products: readonly CatalogProduct[]): Catalogue {
  const entryOf = createCatalogLookup(products, choiceName);
  return (ids) => entriesOf(ids, entryOf);
}

/** Makes a catalogue of the products in the tables. */
export function createTableCatalogue(orm: Orm): Catalogue {
  return async (ids, within = orm) => {
    const found = await readCatalogProducts(within, [...new Set(ids.flatMap(productIdsOf))]);
    return entriesOf(ids, createCatalogLookup(found, choiceName));
  };
}

function entriesOf(ids: readonly string[], entryOf: CatalogLookup): CatalogueEntries {
  return new Map(
    ids.flatMap((id) => {
      const entry = entryOf(id);
      return entry ? [[id, entry] as const] : [];
    }),
  );
}

/** The ids that the product of a line may have: the choice follows behind a `~`, which an id may hold itself. */
function productIdsOf(id: string): string[] {
  const ends = [...id.matchAll(/~/g)].map(({ index }) => index);
  return [id, ...ends.map((end) => id.slice(0, end))];
}
