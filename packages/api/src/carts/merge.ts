import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Session } from '../accounts/sessions.ts';
import type { Orm } from '../database/database.ts';
import { withRetry } from '../database/errors.ts';
import { cartItems, carts, guestAliases, type MergeResult, merges } from '../database/schema.ts';
import { maxLines, type CartLine } from './schema.ts';
import { toRow } from './store.ts';

/** Why a merge was refused. Nothing is changed then. */
export type MergeRefusal = 'other-customer' | 'too-many-lines';

/** Thrown inside the transaction, which takes everything back. */
export class MergeRefused extends Error {
  override readonly name = 'MergeRefused';

  /** The reason. */
  readonly reason: MergeRefusal;

  constructor(reason: MergeRefusal) {
    super(`merge refused: ${reason}`);
    this.reason = reason;
  }
}

type Transaction = Parameters<Parameters<Orm['transaction']>[0]>[0];

const largestQuantity = 9_999;

/**
 * Moves the lines of a guest's cart into a customer's, in one transaction: quantities of equal lines are summed (9999 at
 * most), other lines go to the end, the guest's cart is gone afterwards. Repeated, it answers what it answered first.
 * Locks are taken in a fixed order, customer's cart, merge, guest's cart, so merges wait for each other and for saves.
 * Throws `MergeRefused` when the id is another customer's, or the carts are too long together.
 */
export function mergeCarts(orm: Orm, guestId: string, { customerId, beganAt }: Session): Promise<MergeResult> {
  return withRetry(() =>
    orm.transaction(async (transaction) => {
      const customerCart = await lockCustomerCart(transaction, customerId);
      const earlier = await recordMerge(transaction, guestId, customerId);
      if (!earlier) await refuseAliasOfOthers(transaction, guestId, customerId);
      const guestCart = await lockGuestCart(transaction, guestId);
      if (!guestCart) return earlier ?? { merged: 0 };
      // The session ended, the cookie stayed, and a guest began anew on the old id before this login: those lines are
      // fresh. Anything else that is found after a merge is an echo of what was merged, and would be counted twice.
      const isFresh = guestCart.savedBy === null && guestCart.updatedAt < beganAt;
      if (earlier && !isFresh) return earlier;

      const added = await linesOf(transaction, guestCart.id);
      if (added.length > 0) {
        await replaceLines(transaction, customerCart, sum(await linesOf(transaction, customerCart), added));
      }
      await transaction.delete(carts).where(eq(carts.id, guestCart.id));
      const result: MergeResult = { merged: added.length };
      await transaction.update(merges).set({ result }).where(eq(merges.guestId, guestId));
      return result;
    }),
  );
}

/** Makes the customer's cart if need be and holds it until the end. */
async function lockCustomerCart(transaction: Transaction, customerId: string): Promise<number> {
  const [cart] = await transaction
    .insert(carts)
    .values({ ownerKind: 'customer', ownerId: customerId, rev: 0 })
    .onConflictDoUpdate({ target: [carts.ownerKind, carts.ownerId], set: { updatedAt: sql`now()` } })
    .returning({ id: carts.id });
  if (!cart) throw new Error('the upsert of a cart returned no row');
  return cart.id;
}

/** Writes the merge down; gives the result of an earlier one. Merges of one guest id wait here for each other. */
async function recordMerge(
  transaction: Transaction,
  guestId: string,
  customerId: string,
): Promise<MergeResult | undefined> {
  const inserted = await transaction
    .insert(merges)
    .values({ guestId, customerId, result: { merged: 0 } })
    .onConflictDoNothing()
    .returning({ guestId: merges.guestId });
  if (inserted.length > 0) return undefined;
  const [earlier] = await transaction.select().from(merges).where(eq(merges.guestId, guestId)).for('update');
  if (earlier?.customerId !== customerId) throw new MergeRefused('other-customer');
  return earlier.result;
}

async function refuseAliasOfOthers(transaction: Transaction, guestId: string, customerId: string): Promise<void> {
  const others = await transaction
    .select({ customerId: guestAliases.customerId })
    .from(guestAliases)
    .where(and(eq(guestAliases.guestId, guestId), ne(guestAliases.customerId, customerId)));
  if (others.length > 0) throw new MergeRefused('other-customer');
}

async function lockGuestCart(transaction: Transaction, guestId: string) {
  const [cart] = await transaction
    .select({ id: carts.id, savedBy: carts.savedBy, updatedAt: carts.updatedAt })
    .from(carts)
    .where(and(eq(carts.ownerKind, 'guest'), eq(carts.ownerId, guestId)))
    .for('update');
  return cart;
}

async function linesOf(transaction: Transaction, cartId: number): Promise<CartLine[]> {
  const rows = await transaction
    .select({ data: cartItems.data, qty: cartItems.qty })
    .from(cartItems)
    .where(eq(cartItems.cartId, cartId))
    .orderBy(asc(cartItems.pos));
  return rows.map(({ data, qty }) => ({ ...data, qty }));
}

function sum(lines: readonly CartLine[], added: readonly CartLine[]): CartLine[] {
  const total = new Map(lines.map((line) => [String(line.id), line]));
  for (const line of added) {
    const id = String(line.id);
    const qty = Math.min(largestQuantity, (total.get(id)?.qty ?? 0) + line.qty);
    total.set(id, { ...(total.get(id) ?? line), qty });
  }
  if (total.size > maxLines) throw new MergeRefused('too-many-lines');
  return [...total.values()];
}

async function replaceLines(transaction: Transaction, cartId: number, lines: readonly CartLine[]): Promise<void> {
  await transaction.delete(cartItems).where(eq(cartItems.cartId, cartId));
  await transaction.insert(cartItems).values(lines.map(toRow(cartId)));
  await transaction
    .update(carts)
    .set({ rev: sql`${carts.rev} + 1` })
    .where(eq(carts.id, cartId));
}
