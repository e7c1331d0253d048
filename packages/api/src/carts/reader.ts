import type { CartOwner } from '@marketrow/contract';
import DataLoader from 'dataloader';
import type { Orm } from '../database/database.ts';
import { readCart, readCarts, type StoredCart } from './store.ts';

/** Carts read by one statement at most, which bounds the memory of a batch. */
const mostCarts = 32;

/** Reads the cart of an owner; empty if none is stored. */
export type CartReader = (owner: CartOwner) => Promise<StoredCart>;

/**
 * Creates a reader that batches the reads of one turn of the event loop into one statement: on a busy server a statement costs
 * the process more than the rest of a read. Nothing is cached (decision 0411).
 */
export function createCartReader(orm: Orm): CartReader {
  const loader = new DataLoader<CartOwner, StoredCart>(
    async ([first, ...others]) => {
      if (!first) return [];
      return others.length === 0 ? [await readCart(orm, first)] : readCarts(orm, [first, ...others]);
    },
    // DataLoader's own schedule ends with each socket, so that it would batch the calls of one request only.
    { cache: false, maxBatchSize: mostCarts, batchScheduleFn: setImmediate },
  );
  return (owner) => loader.load(owner);
}
