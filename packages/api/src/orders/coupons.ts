import { toCents } from '@marketrow/contract/money';
import type { Coupon } from '@marketrow/contract/schemas';
import { and, desc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../database/database.ts';
import { coupons } from '../database/schema.ts';
import { amountOf, isoOf } from '../records/values.ts';

/** Reads a coupon; `undefined`: no coupon has the code. */
export async function readCoupon(database: Queryable, code: string): Promise<Coupon | undefined> {
  const [row] = await database.select().from(coupons).where(eq(coupons.code, code));
  return row && couponOf(row);
}

/** Reads all coupons, the newest first. */
export async function readCoupons(database: Queryable): Promise<Coupon[]> {
  const rows = await database.select().from(coupons).orderBy(desc(coupons.position));
  return rows.map(couponOf);
}

/** Counts an order that uses a coupon. Returns false where another order was faster and the last use is gone. */
export async function countUse(transaction: Transaction, code: string): Promise<boolean> {
  const counted = await transaction
    .update(coupons)
    .set({ used: sql`${coupons.used} + 1` })
    .where(and(eq(coupons.code, code), or(isNull(coupons.limit), lt(coupons.used, coupons.limit))))
    .returning({ code: coupons.code });
  return counted.length > 0;
}

/** Columns of a new coupon. */
export function couponColumns({ value, shop, minimum, endsAt, ...coupon }: Coupon): typeof coupons.$inferInsert {
  return {
    ...coupon,
    value: toCents(value),
    shopId: shop,
    minimum: toCents(minimum),
    endsAt: endsAt === null ? null : new Date(endsAt),
  };
}

function couponOf(row: typeof coupons.$inferSelect): Coupon {
  const { code, kind, value, shopId, paidBy, minimum, endsAt, limit, used, active } = row;
  return {
    code,
    kind,
    value: amountOf(value),
    shop: shopId,
    paidBy,
    minimum: amountOf(minimum),
    endsAt: endsAt && isoOf(endsAt),
    limit,
    used,
    active,
  };
}
