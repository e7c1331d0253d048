import { mergedWishList, type Paging, type SentWishList } from '@marketrow/contract';
import type { Order } from '@marketrow/contract/schemas';
import { and, count, desc, eq } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { orders, wishLists } from '../database/schema.ts';
import { isCallers, type OrderCaller } from './caller.ts';

/** Orders that one answer holds at most. */
const mostOrders = 200;

/** The orders that a caller has placed, the newest first. */
export async function listOrders(orm: Orm, caller: OrderCaller): Promise<Order[]> {
  const condition = isCallers(caller);
  if (!condition) return [];
  const rows = await orm
    .select({ order: orders.order })
    .from(orders)
    .where(condition)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(mostOrders);
  return rows.map(({ order }) => order);
}

/** One page of the orders that a caller has placed, the newest first, and how many there are. */
export async function readOrders(
  orm: Orm,
  caller: OrderCaller,
  { page, limit }: Paging,
): Promise<{ orders: Order[]; total: number }> {
  const condition = isCallers(caller);
  if (!condition) return { orders: [], total: 0 };
  const [counted, rows] = await Promise.all([
    orm.select({ total: count() }).from(orders).where(condition),
    orm
      .select({ order: orders.order })
      .from(orders)
      .where(condition)
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(limit)
      .offset((page - 1) * limit),
  ]);
  return { orders: rows.map(({ order }) => order), total: counted[0]?.total ?? 0 };
}

/** An order that the caller has placed; undefined for an unknown id and for an order of somebody else. */
export async function readOrder(orm: Orm, caller: OrderCaller, id: string): Promise<Order | undefined> {
  const condition = isCallers(caller);
  if (!condition) return undefined;
  const [row] = await orm
    .select({ order: orders.order })
    .from(orders)
    .where(and(condition, eq(orders.id, id)));
  return row?.order;
}

/** Replaces an order that the caller has placed. */
export async function replaceOrder(orm: Orm, caller: OrderCaller, order: Order): Promise<void> {
  const condition = isCallers(caller);
  if (condition)
    await orm
      .update(orders)
      .set({ order })
      .where(and(condition, eq(orders.id, order.id)));
}

/** A customer's wishlist; empty for one who has stored none. */
export async function readWishList(orm: Orm, customerId: string): Promise<string[]> {
  const [list] = await orm.select({ ids: wishLists.ids }).from(wishLists).where(eq(wishLists.customerId, customerId));
  return list?.ids ?? [];
}

/** Stores a customer's wishlist as a device sends it; gives what is stored. */
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
