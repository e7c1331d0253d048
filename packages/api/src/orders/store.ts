import { mergedWishList, type Paging, type SentWishList } from '@marketrow/contract';
import type { Order } from '@marketrow/contract/schemas';
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { Orm, Queryable } from '../database/database.ts';
import { orders, wishLists } from '../database/schema.ts';
import { readOrderRecords } from '../records/trade.ts';
import { isCallers, type OrderCaller } from './caller.ts';

/** Reads one page of a caller's orders, the newest first, and their total number. */
export async function readOrders(
  orm: Orm,
  language: string,
  caller: OrderCaller,
  { page, limit }: Paging,
): Promise<{ orders: Order[]; total: number }> {
  const condition = isCallers(caller);
  if (!condition) return { orders: [], total: 0 };
  const [counted] = await orm.select({ total: count() }).from(orders).where(condition);
  const found = await readOrderRecords(orm, language, condition, { limit, offset: (page - 1) * limit });
  return { orders: await markReadOnly(orm, found, caller), total: counted?.total ?? 0 };
}

/** Reads an order of the caller; `undefined` for an unknown id and for another caller's order. */
export async function readOrder(
  orm: Queryable,
  language: string,
  caller: OrderCaller,
  id: string,
): Promise<Order | undefined> {
  const condition = isCallers(caller);
  if (!condition) return undefined;
  const found = await readOrderRecords(orm, language, and(condition, eq(orders.id, id)));
  return (await markReadOnly(orm, found, caller))[0];
}

/** Marks the orders that the caller has only looked up. */
export async function markReadOnly(
  orm: Queryable,
  found: readonly Order[],
  { orderKey, ...caller }: OrderCaller,
): Promise<Order[]> {
  if (orderKey === undefined || found.length === 0) return [...found];
  const isFound = inArray(
    orders.id,
    found.map(({ id }) => id),
  );
  const isOwn = isCallers(caller);
  const lookedUp = await orm
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        isFound,
        isCallers({ customerId: undefined, guestId: undefined, orderKey }),
        isOwn && sql`not coalesce(${isOwn}, false)`,
      ),
    );
  const ids = new Set(lookedUp.map(({ id }) => id));
  return found.map((order) => (ids.has(order.id) ? { ...order, readOnly: true } : order));
}

/** Reads a customer's wishlist; empty if none is stored. */
export async function readWishList(orm: Orm, customerId: string): Promise<string[]> {
  const [list] = await orm.select({ ids: wishLists.ids }).from(wishLists).where(eq(wishLists.customerId, customerId));
  return list?.ids ?? [];
}

/** Merges a device's wishlist into the customer's and returns the stored one. */
export async function saveWishList(orm: Orm, customerId: string, sent: SentWishList): Promise<string[]> {
  return orm.transaction(async (transaction) => {
    await transaction.insert(wishLists).values({ customerId, ids: [] }).onConflictDoNothing();
    const isOwn = eq(wishLists.customerId, customerId);
    const [stored] = await transaction.select({ ids: wishLists.ids }).from(wishLists).where(isOwn).for('update');
    const ids = mergedWishList(stored?.ids ?? [], sent);
    await transaction.update(wishLists).set({ ids }).where(isOwn);
    return ids;
  });
}
