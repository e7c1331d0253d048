import type { CartLine, CatalogLookup } from '@marketrow/contract';
import { and, eq, gte, isNotNull, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { products, variants } from '../database/schema.ts';

/** Pieces by the id of the counted variant or product. */
export type Pieces = ReadonlyMap<string, number>;

/** Adds up the pieces of lines by the stock that they use. */
export function piecesOf(lines: readonly CartLine[], entryOf: CatalogLookup): Pieces {
  return countPieces(lines.map(({ id, qty }) => [entryOf(id)?.stockOf, qty]));
}

/** Adds up pieces by the id of their stock. Skips lines whose pieces are not counted. */
export function countPieces(lines: readonly (readonly [id: string | null | undefined, pieces: number])[]): Pieces {
  const pieces = new Map<string, number>();
  for (const [id, count] of lines) if (id !== null && id !== undefined) pieces.set(id, (pieces.get(id) ?? 0) + count);
  return pieces;
}

/** Rolls the savepoint back, and with it the pieces taken so far. */
class StockGone extends Error {
  override readonly name = 'StockGone';
}

/** Takes pieces in the transaction of an order. Returns false and takes none if a stock has fewer. */
export async function takeStock(transaction: Transaction, pieces: Pieces): Promise<boolean> {
  try {
    await transaction.transaction(async (savepoint) => {
      for (const [id, count] of inOrder(pieces)) {
        const isTaken =
          (await takeFrom(savepoint, variants, id, count)) || (await takeFrom(savepoint, products, id, count));
        if (!isTaken) throw new StockGone();
      }
    });
    return true;
  } catch (error) {
    if (error instanceof StockGone) return false;
    throw error;
  }
}

/** Puts pieces back, as after a cancel; with `sign` -1 takes as many as there are. Ignores a stock that is no longer counted. */
export async function returnStock(transaction: Transaction, pieces: Pieces, sign: 1 | -1 = 1): Promise<void> {
  for (const [id, count] of inOrder(pieces)) {
    for (const table of [variants, products]) {
      await transaction
        .update(table)
        .set({ stock: sql`greatest(0, ${table.stock} + ${sign * count}::int)` })
        .where(and(eq(table.id, id), isNotNull(table.stock)));
    }
  }
}

/** Sorts by id: transactions that lock rows in one order cannot deadlock. */
function inOrder(pieces: Pieces): (readonly [id: string, count: number])[] {
  return [...pieces].sort(([a], [b]) => (a < b ? -1 : 1));
}

async function takeFrom(
  transaction: Transaction,
  table: typeof variants | typeof products,
  id: string,
  count: number,
): Promise<boolean> {
  const taken = await transaction
    .update(table)
    .set({ stock: sql`${table.stock} - ${count}::int` })
    .where(and(eq(table.id, id), gte(table.stock, count)))
    .returning({ id: table.id });
  return taken.length > 0;
}
