import { and, asc, eq, sql } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { withRetry } from '../database/errors.ts';
import { cartItems, carts, type OwnerKind } from '../database/schema.ts';
import type { CartLine } from './schema.ts';

/** Who owns a cart. */
export interface CartOwner {
  kind: OwnerKind;
  id: string;
}

/** A cart as it lies in the database. */
export interface StoredCart {
  items: CartLine[];
  /** Grows by one with each replacement; 0 = never stored. */
  rev: number;
}

/** Thrown inside the transaction, which takes everything back, when the cart is not at the revision that was asked for. */
export class RevisionMismatch extends Error {
  override readonly name = 'RevisionMismatch';

  /** The revision that the cart has. */
  readonly current: number;

  constructor(current: number) {
    super('the cart has changed');
    this.current = current;
  }
}

/** Reads a cart in one statement, so lines and revision belong together. An unknown owner has an empty cart. */
export async function readCart(orm: Orm, owner: CartOwner): Promise<StoredCart> {
  const rows = await orm
    .select({ rev: carts.rev, data: cartItems.data, qty: cartItems.qty })
    .from(carts)
    .leftJoin(cartItems, eq(cartItems.cartId, carts.id))
    .where(and(eq(carts.ownerKind, owner.kind), eq(carts.ownerId, owner.id)))
    .orderBy(asc(cartItems.pos));
  const items = rows.flatMap(({ data, qty }) => (data === null || qty === null ? [] : [{ ...data, qty }]));
  return { items, rev: rows[0]?.rev ?? 0 };
}

/**
 * Replaces all lines of a cart and gives its new revision. `isExpected` is asked about the revision found;
 * when it says no, nothing is changed and `RevisionMismatch` is thrown. `savedBy` is the customer who is signed in.
 */
export function replaceCart(
  orm: Orm,
  owner: CartOwner,
  items: readonly CartLine[],
  isExpected: (rev: number) => boolean,
  savedBy?: string,
): Promise<number> {
  return withRetry(() =>
    orm.transaction(async (transaction) => {
      // The upsert comes first: its row lock puts concurrent saves of one cart in a row. Nothing is read before it.
      const [cart] = await transaction
        .insert(carts)
        .values({ ownerKind: owner.kind, ownerId: owner.id, savedBy: savedBy ?? null })
        .onConflictDoUpdate({
          target: [carts.ownerKind, carts.ownerId],
          set: { rev: sql`${carts.rev} + 1`, updatedAt: sql`now()`, savedBy: sql`excluded.saved_by` },
        })
        .returning({ id: carts.id, rev: carts.rev });
      if (!cart) throw new Error('the upsert of a cart returned no row');
      if (!isExpected(cart.rev - 1)) throw new RevisionMismatch(cart.rev - 1);
      await transaction.delete(cartItems).where(eq(cartItems.cartId, cart.id));
      if (items.length > 0) await transaction.insert(cartItems).values(items.map(toRow(cart.id)));
      return cart.rev;
    }),
  );
}

/** The row of a line; its place in the list is its position. */
export function toRow(cartId: number) {
  return ({ qty, ...data }: CartLine, pos: number) => ({ cartId, itemId: String(data.id), pos, data, qty });
}
