import { type CatalogEntry, type CatalogLookup, type CatalogProduct, createCatalogLookup } from '@marketrow/contract';
import { choiceName } from '@marketrow/contract/language';
import DataLoader from 'dataloader';
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

/** Products that one statement reads at most. */
const mostProducts = 500;

/** Makes a catalogue of the products in the tables. It gathers the products of one turn of the event loop, as the reads of carts are. */
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

/** The ids that the product of a line may have: the choice follows behind a `~`, which an id may hold itself. */
function productIdsOf(id: string): string[] {
  const ends = [...id.matchAll(/~/g)].map(({ index }) => index);
  return [id, ...ends.map((end) => id.slice(0, end))];
}
