import type { CartOwner } from '@marketrow/contract';
import DataLoader from 'dataloader';
import type { Orm } from '../database/database.ts';
import { readCart, readCarts, type StoredCart } from './store.ts';

/** Carts that one statement reads at most; the lines of all of them are in memory together. */
const mostCarts = 32;

/** Reads the cart of an owner; one that is not stored is empty. */
export type CartReader = (owner: CartOwner) => Promise<StoredCart>;

/**
 * Makes a reader that gathers the reads of one turn of the event loop into one statement: on a busy server a statement costs
 * the process more than all the rest of a read. Nothing is kept: each read asks the database after it was called.
 */
export function createCartReader(orm: Orm): CartReader {
  const loader = new DataLoader<CartOwner, StoredCart>(
    async ([first, ...others]) => {
      if (!first) return [];
      return others.length === 0 ? [await readCart(orm, first)] : readCarts(orm, [first, ...others]);
    },
    // Its own schedule ends a turn with each socket, and so gathers the calls of one request only.
    { cache: false, maxBatchSize: mostCarts, batchScheduleFn: setImmediate },
  );
  return (owner) => loader.load(owner);
}
