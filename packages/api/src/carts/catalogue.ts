import { type CatalogEntry, type CatalogProduct, createCatalogLookup } from '@marketrow/contract';
import { choiceName } from '@marketrow/fixtures/choice-name';

/** Entries by the ids of lines, as texts. An id without an entry cannot be ordered. */
export type CatalogueEntries = ReadonlyMap<string, CatalogEntry>;

/**
 * Returns what the shop says about the ids of lines. Called at every read and save of a cart, which take its prices, and at every
 * order, which takes all of it and refuses an id without an entry.
 */
export type Catalogue = (ids: readonly string[]) => CatalogueEntries | Promise<CatalogueEntries>;

/** Makes a catalogue of products that are in memory. */
export function createCatalogue(products: readonly CatalogProduct[]): Catalogue {
  const entryOf = createCatalogLookup(products, choiceName);
  return (ids) => {
    const found = ids.map((id) => [id, entryOf(id)] as const);
    return new Map(found.filter((pair): pair is [string, CatalogEntry] => pair[1] !== undefined));
  };
}
