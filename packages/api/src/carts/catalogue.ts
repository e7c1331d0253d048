import { type CatalogEntry, type CatalogLookup, type CatalogProduct, createCatalogLookup } from '@marketrow/contract';
import { choiceName } from '@marketrow/contract/language';
import DataLoader from 'dataloader';
import type { Orm, Queryable } from '../database/database.ts';
import { readCatalogProducts } from '../records/catalog.ts';

/** Entries by the ids of lines, as strings. An id without an entry cannot be ordered. */
export type CatalogueEntries = ReadonlyMap<string, CatalogEntry>;

/**
 * Port to the catalog of the shop: returns the entries for ids of lines. Called at every read and save of a cart, for prices, and at
 * every order, which refuses an id without an entry. `within` is the transaction of an order.
 */
export type Catalogue = (ids: readonly string[], within?: Queryable) => CatalogueEntries | Promise<CatalogueEntries>;

/** Creates a catalogue of products in memory. */
export function createCatalogue(products: readonly CatalogProduct[]): Catalogue {
  const entryOf = createCatalogLookup(products, choiceName);
  return (ids) => entriesOf(ids, entryOf);
}

/** Products read by one statement at most. */
const mostProducts = 500;

/** Creates a catalogue of the products in the tables. Batches the products of one turn of the event loop, as `createCartReader` does. */
export function createTableCatalogue(orm: Orm): Catalogue {
  const loader = new DataLoader<string, CatalogProduct | undefined>(
    async (ids) => {
      const found = await readCatalogProducts(orm, [...new Set(ids)]);
      const byId = new Map(found.map((product) => [product.id, product]));
      return ids.map((id) => byId.get(id));
    },
    { cache: false, maxBatchSize: mostProducts, batchScheduleFn: setImmediate },
  );
  const read = async (ids: readonly string[]) => {
    const found = await Promise.all(ids.map((id) => loader.load(id)));
    return found.filter((product) => product !== undefined);
  };
  return async (ids, within) => {
    const wanted = [...new Set(ids.flatMap(productIdsOf))];
    const found = within === undefined ? await read(wanted) : await readCatalogProducts(within, wanted);
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

/** Returns the ids that the product of a line may have: the choice follows a `~`, which an id may contain, too. */
function productIdsOf(id: string): string[] {
  const ends = [...id.matchAll(/~/g)].map(({ index }) => index);
  return [id, ...ends.map((end) => id.slice(0, end))];
}
