import {
  type CartLine,
  type CartOwner,
  isNewGuestCart,
  linesToAdd,
  type MergedLine,
  mergedLines,
  type MergeRefusal,
  mergeRefusals,
  type MergeResult,
  refusalOf,
  sumLines,
} from '@marketrow/contract';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Session } from '../accounts/sessions.ts';
import type { Orm, Transaction } from '../database/database.ts';
import { withRetry } from '../database/errors.ts';
import { carts, guestIdBindings, merges, orders } from '../database/schema.ts';
import { isCartOf } from './store.ts';

/** Rolls the transaction of a merge back. */
export class MergeRefused extends Error {
  override readonly name = 'MergeRefused';

  constructor(reason: MergeRefusal) {
    super(mergeRefusals[reason]);
  }
}

interface EarlierMerge {
  result: MergeResult;
  /** Merged lines. */
  lines: MergedLine[];
}

/**
 * Moves the lines of a guest's cart into a customer's, and the guest's orders to the customer, in one transaction that deletes the
 * guest's cart. Each piece moves once: a guest's cart saved again after a merge adds only its additional pieces. Locks are taken in a
 * fixed order (customer's cart, merge, guest's cart), so that merges cannot deadlock.
 * Throws `MergeRefused` if the id is another customer's, or the carts together exceed the limits.
 */
export function mergeCarts(orm: Orm, guestId: string, { customerId, beganAt }: Session): Promise<MergeResult> {
  const guest: CartOwner = { kind: 'guest', id: guestId };
  const customer: CartOwner = { kind: 'customer', id: customerId };
  return withRetry(() =>
    orm.transaction(async (transaction) => {
      const customerCart = await lockCustomerCart(transaction, customerId);
      const earlier = await recordMerge(transaction, guestId, customerId);
      if (!earlier) await refuseIdBoundToOthers(transaction, guestId, customerId);
      const guestCart = await lockGuestCart(transaction, guest);
      await takeOrders(transaction, guestId, customerId);
      if (!guestCart) return earlier?.result ?? { merged: 0 };

      const saved = { savedBy: guestCart.savedBy, savedAt: guestCart.updatedAt.getTime() };
      const isNew = !earlier || isNewGuestCart(saved, { beganAt: beganAt.getTime() });
      const before = isNew ? [] : earlier.lines;
      const added = linesToAdd(guestCart.lines, before);
      if (added.length > 0) {
        await replaceLines(transaction, customer, sumLines(customerCart.lines, added));
      }
      await transaction.delete(carts).where(isCartOf(guest));
      const result = earlier && added.length === 0 ? earlier.result : { merged: added.length };
      await transaction
        .update(merges)
        .set({ result, lines: mergedLines(guestCart.lines, before) })
        .where(eq(merges.guestId, guestId));
      return result;
    }),
  );
}

/** Creates the customer's cart if there is none and locks it until the end of the transaction. */
async function lockCustomerCart(transaction: Transaction, customerId: string) {
  const [cart] = await transaction
    .insert(carts)
    .values({ ownerKind: 'customer', ownerId: customerId, rev: 0 })
    .onConflictDoUpdate({
      target: [carts.ownerKind, carts.ownerId],
      set: { updatedAt: sql`now()`, touchedOn: sql`current_date` },
    })
    .returning({ lines: carts.lines });
  if (!cart) throw new Error('the upsert of a cart returned no row');
  return cart;
}

/** Stores the merge, or returns an earlier one. Concurrent merges of one guest id wait here. */
async function recordMerge(
  transaction: Transaction,
  guestId: string,
  customerId: string,
): Promise<EarlierMerge | undefined> {
  const inserted = await transaction
    .insert(merges)
    .values({ guestId, customerId, result: { merged: 0 }, lines: [] })
    .onConflictDoNothing()
    .returning({ guestId: merges.guestId });
  if (inserted.length > 0) return undefined;
  const [earlier] = await transaction.select().from(merges).where(eq(merges.guestId, guestId)).for('update');
  if (earlier?.customerId !== customerId) throw new MergeRefused('other-customer');
  return earlier;
}

async function refuseIdBoundToOthers(transaction: Transaction, guestId: string, customerId: string): Promise<void> {
  const others = await transaction
    .select({ customerId: guestIdBindings.customerId })
    .from(guestIdBindings)
    .where(and(eq(guestIdBindings.guestId, guestId), ne(guestIdBindings.customerId, customerId)));
  if (others.length > 0) throw new MergeRefused('other-customer');
}

async function lockGuestCart(transaction: Transaction, guest: CartOwner) {
  const [cart] = await transaction
    .select({ lines: carts.lines, savedBy: carts.savedBy, updatedAt: carts.updatedAt })
    .from(carts)
    .where(isCartOf(guest))
    .for('update');
  return cart;
}

/** Gives the guest's orders to the customer. `placeOrder` holds the lock of the cart, so that none is missed. */
async function takeOrders(transaction: Transaction, guestId: string, customerId: string): Promise<void> {
  await transaction
    .update(orders)
    .set({ customerId })
    .where(and(eq(orders.guestId, guestId), isNull(orders.customerId)));
}

async function replaceLines(transaction: Transaction, owner: CartOwner, lines: CartLine[]): Promise<void> {
  const refusal = refusalOf(lines);
  if (refusal) throw new MergeRefused(refusal);
  await transaction
    .update(carts)
    .set({ lines, rev: sql`${carts.rev} + 1` })
    .where(isCartOf(owner));
}
