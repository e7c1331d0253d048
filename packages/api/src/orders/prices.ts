import { type CartLine, type CatalogLookup, withCatalogPrices } from '@marketrow/contract';
import type { Context } from 'hono';
import type { Catalogue } from '../carts/catalogue.ts';
import type { AppEnvironment } from '../http/environment.ts';

/**
 * Reads once what the session of a request has changed, and returns a function that looks up products by slug without the database,
 * only those that the session has changed. Undefined: the request has no session.
 */
export type ChangedProducts = (
  c: Context<AppEnvironment>,
) => Promise<((slugs: readonly string[]) => Promise<ReadonlyMap<string, CatalogLookup>>) | undefined>;

/**
 * Returns the catalog's entries for lines, as the caller of a request sees them. What the caller's demo session has changed is read
 * first, since an order looks lines up within its transaction and an embedded database has one connection.
 */
export type CatalogReader = (
  c: Context<AppEnvironment>,
) => Promise<(lines: readonly CartLine[]) => Promise<CatalogLookup>>;

/** Makes a reader of a catalogue, with the changes of the caller's demo session over it. */
export function createCatalogReader(catalogue: Catalogue, changedProducts: ChangedProducts | undefined): CatalogReader {
  return async (c) => {
    const changedOf = await changedProducts?.(c);
    return async (lines) => {
      const entries = await catalogue(lines.map(({ id }) => String(id)));
      if (!changedOf || lines.length === 0) return (id) => entries.get(String(id));
      // The catalog's slug, so that a line cannot name another product's changes; its own for what only the session knows.
      const slugs = new Map(lines.map(({ id, slug }) => [String(id), entries.get(String(id))?.slug ?? slug]));
      const changed = await changedOf([...new Set(slugs.values())]);
      return (id) => {
        const known = entries.get(String(id));
        const lookup = changed.get(slugs.get(String(id)) ?? '');
        if (!lookup) return known;
        const own = lookup(id);
        // The session changes the default title; titles in further languages stay the catalog's.
        return own && known ? { ...own, names: [...own.names, ...known.names.slice(1)] } : own;
      };
    };
  };
}

/** Sets the prices of cart lines to those that its caller sees. */
export type CartPrices = (c: Context<AppEnvironment>, lines: readonly CartLine[]) => Promise<readonly CartLine[]>;

/** Prices of carts. A line without an entry keeps its price until its order is refused. */
export function createCartPrices(readCatalog: CatalogReader): CartPrices {
  return async (c, lines) => {
    if (lines.length === 0) return lines;
    const entriesOf = await readCatalog(c);
    return withCatalogPrices(lines, await entriesOf(lines));
  };
}
