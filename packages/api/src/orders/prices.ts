import { type CartLine, type LinePrice, type PriceLookup } from '@marketrow/fixtures/contract';
import type { Context } from 'hono';
import type { Catalogue } from '../carts/catalogue.ts';
import type { AppEnvironment } from '../http/environment.ts';

/**
 * Reads once what the session of a request has changed. What that gives prices lines without the database, by slug and only those
 * whose product was changed; a function that knows no price: not sold any more. Undefined: the request has no session.
 */
export type ChangedPrices = (
  c: Context<AppEnvironment>,
) => Promise<((lines: readonly CartLine[]) => Promise<ReadonlyMap<string, PriceLookup>>) | undefined>;

/** Gives what the lines of a cart cost at an order. */
export type OrderPrices = (c: Context<AppEnvironment>) => Promise<(lines: readonly CartLine[]) => Promise<LinePrice>>;

/**
 * Prices of orders: those that the caller's demo session has changed, else those of `priceOf`, else what the catalogue makes
 * of the lines. What the session has changed is read before the order's transaction begins: an embedded database has
 * one connection.
 */
export function createOrderPrices(
  catalogue: Catalogue,
  priceOf: PriceLookup | undefined,
  changedPrices: ChangedPrices | undefined,
): OrderPrices {
  return async (c) => {
    const changedOf = await changedPrices?.(c);
    return async (lines) => {
      const changed = await changedOf?.(lines);
      const known = priceOf ?? byLine(await catalogue(lines));
      return ({ id, slug }) => (changed?.get(slug) ?? known)(id);
    };
  };
}

/** Gives lines of a cart the prices that its caller sees: those that their demo session has changed, else the catalogue's. */
export type CartPrices = (c: Context<AppEnvironment>, lines: readonly CartLine[]) => Promise<readonly CartLine[]>;

/** Prices of carts. What a session does not sell any more keeps its price until the order is refused. */
export function createCartPrices(catalogue: Catalogue, changedPrices: ChangedPrices | undefined): CartPrices {
  return async (c, lines) => {
    const priced = await catalogue(lines);
    if (priced.length === 0) return priced;
    const changedOf = await changedPrices?.(c);
    if (!changedOf) return priced;
    const changed = await changedOf(priced);
    return priced.map((line) => ({ ...line, price: changed.get(line.slug)?.(line.id) ?? line.price }));
  };
}

function byLine(priced: readonly CartLine[]): PriceLookup {
  const prices = new Map(priced.map(({ id, price }) => [String(id), price]));
  return (id) => prices.get(String(id));
}
