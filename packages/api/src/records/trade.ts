import { marketplaceDelivery, marketplaceName } from '@marketrow/contract';
import type { PayoutRequestRecord } from '@marketrow/contract/answers';
import type {
  EarningHistory,
  Order,
  OrderItem,
  OrderPart,
  PackagePayment,
  Payout,
  RefundRequest,
  SellerRow,
  Shop,
} from '@marketrow/contract/schemas';
import { and, asc, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import {
  type Gifts,
  customers,
  earnings,
  orderLines,
  orders,
  packagePayments,
  payoutRequests,
  payouts,
  refundRequests,
  shops,
} from '../database/schema.ts';
import { amountsOf } from './orderColumns.ts';
import { inLanguage } from './texts.ts';
import { amountOf, given, isoOf } from './values.ts';

type OrderRow = typeof orders.$inferSelect;
type LineRow = typeof orderLines.$inferSelect;

/** Reads orders, the newest first. */
export async function readOrderRecords(
  database: Queryable,
  language: string,
  condition?: SQL,
  page?: { limit: number; offset: number },
): Promise<Order[]> {
  const query = database
    .select()
    .from(orders)
    .where(condition)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .$dynamic();
  const rows = await (page ? query.limit(page.limit).offset(page.offset) : query);
  if (rows.length === 0) return [];
  const isOfOrders =
    condition || page
      ? inArray(
          orderLines.orderId,
          rows.map(({ id }) => id),
        )
      : undefined;
  const lines = await database
    .select()
    .from(orderLines)
    .where(isOfOrders)
    .orderBy(asc(orderLines.orderId), asc(orderLines.position));
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
  return rows.map((row) => orderOfRow(row, linesOf.get(row.id) ?? [], language));
}

/** The orders of a user in a demo that shows the user to everybody: those that nobody placed here. */
export function isSampleOf(userId: string): SQL | undefined {
  return and(
    isNull(orders.guestId),
    inArray(orders.customerId, sql`(select ${customers.id} from ${customers} where ${customers.userId} = ${userId})`),
  );
}

function orderOfRow(row: OrderRow, lines: readonly LineRow[], language: string): Order {
  const { id, contact, shippingAddress, status, deliveredAt, tax, discount, total, gifts } = row;
  const { delivery, payment, note, coupon } = row;
  return inLanguage(
    {
      id,
      users: contact,
      tax: amountOf(tax),
      items: lines.map((line) => itemOf(line, language)),
      createdAt: isoOf(row.createdAt),
      discount: amountOf(discount),
      totalPrice: amountOf(total),
      isDelivered: status === 'Delivered',
      shippingAddress,
      status,
      deliveredAt: deliveredAt && isoOf(deliveredAt),
      parts: partsOfLines(lines, gifts ?? {}),
      ...given({ delivery, payment, note, coupon }),
    },
    row.texts,
    language,
  );
}

/** Parts by shop, in the order of the lines: a shop processes its lines together. */
function partsOfLines(lines: readonly LineRow[], gifts: Gifts): OrderPart[] {
  const parts = new Map<string, OrderPart>();
  for (const { shopId, shopName, status, deliveredAt } of lines) {
    const shop = shopId ?? marketplaceDelivery;
    if (parts.has(shop)) continue;
    const moment = deliveredAt && isoOf(deliveredAt);
    const gift = gifts[shop];
    parts.set(shop, {
      shop,
      shopName: shopName ?? marketplaceName,
      status,
      deliveredAt: moment,
      ...(gift && { gift }),
    });
  }
  return [...parts.values()];
}

function itemOf(line: LineRow, language: string): OrderItem {
  const { image, name, productId, shopId, variant, slug, texts } = line;
  return inLanguage(
    {
      product_img: image,
      product_name: name,
      ...amountsOf(line),
      ...given({ product_id: productId, variant, product_slug: slug, shop_id: shopId }),
    },
    texts,
    language,
  );
}

/** Reads the shops with their sellers. What is earned and not paid out is the balance. */
export async function readSellers(database: Queryable): Promise<SellerRow[]> {
  const balance = sql<string>`greatest(0,
    coalesce((select sum(${earnings.seller}) from ${earnings} where ${earnings.shopId} = ${shops.id}), 0)
    - coalesce((select sum(${payouts.amount}) from ${payouts} where ${payouts.shopId} = ${shops.id}), 0))`;
  const rows = await database.select({ shop: shops, balance }).from(shops).orderBy(asc(shops.position));
  return rows.map(({ shop, balance: cents }) => ({
    name: ownerName(shop),
    phone: shop.phone,
    balance: amountOf(Number(cents)),
    shopName: shop.name,
    package: shop.package,
    published: shop.published,
    image: shop.owner.avatar,
    id: shop.id,
  }));
}

/** Reads how orders were shared, the newest first. */
export async function readEarnings(database: Queryable): Promise<EarningHistory[]> {
  const rows = await database
    .select({ earning: earnings, shopName: shops.name })
    .from(earnings)
    .innerJoin(shops, eq(shops.id, earnings.shopId))
    .orderBy(desc(earnings.no));
  return rows.map(({ earning: { no, date, seller, commission, orderId }, shopName }) => ({
    no: String(no),
    date: isoOf(date),
    sellerEarning: amountOf(seller),
    adminCommission: amountOf(commission),
    orderNo: orderId,
    shopName,
  }));
}

/** Reads what sellers were paid, the newest first. */
export async function readPayouts(database: Queryable): Promise<Payout[]> {
  const rows = await database
    .select({ payout: payouts, shop: shops })
    .from(payouts)
    .innerJoin(shops, eq(shops.id, payouts.shopId))
    .orderBy(desc(payouts.no));
  return rows.map(({ payout: { no, amount, date, payment }, shop }) => ({
    no: String(no),
    amount: amountOf(amount),
    date: isoOf(date),
    payment,
    sellerInfo: { name: ownerName(shop), shopName: shop.name, image: shop.owner.avatar },
  }));
}

/** Reads what sellers have asked for, the newest first. */
export async function readPayoutRequests(database: Queryable, language: string): Promise<PayoutRequestRecord[]> {
  const rows = await database
    .select({ request: payoutRequests, shop: shops })
    .from(payoutRequests)
    .innerJoin(shops, eq(shops.id, payoutRequests.shopId))
    .orderBy(desc(payoutRequests.no));
  return rows.map(({ request: { no, date, status, total, requested, message, texts }, shop }) =>
    inLanguage(
      {
        no: String(no),
        date: isoOf(date),
        status,
        seller: ownerName(shop),
        totalAmount: amountOf(total),
        requestAmount: amountOf(requested),
        shopName: shop.name,
        message,
      },
      texts,
      language,
    ),
  );
}

/** Reads the wishes to have money back, the newest first. */
export async function readRefundRequests(database: Queryable, language: string): Promise<RefundRequest[]> {
  const rows = await database
    .select({ request: refundRequests, shopName: shops.name })
    .from(refundRequests)
    .leftJoin(shops, eq(shops.id, refundRequests.shopId))
    .orderBy(desc(refundRequests.position));
  return rows.map(({ request: { id, orderId, amount, status, name, image, line, details, texts }, shopName }) =>
    inLanguage(
      {
        orderNo: orderId,
        shopName: shopName ?? '',
        amount: amountOf(amount),
        status,
        name,
        image,
        id,
        ...given({ line }),
        ...details,
      },
      texts,
      language,
    ),
  );
}

/** Returns true for a refund request that is for one of these shops. */
export async function isRefundOf(database: Queryable, id: string, shopIds: readonly string[]): Promise<boolean> {
  const rows = await database
    .select({ id: refundRequests.id })
    .from(refundRequests)
    .where(and(eq(refundRequests.id, id), inArray(refundRequests.shopId, [...shopIds])));
  return rows.length > 0;
}

/** Reads what sellers paid for their packages, the newest first. */
export async function readPackagePayments(database: Queryable): Promise<PackagePayment[]> {
  const rows = await database
    .select({ paid: packagePayments, shop: shops })
    .from(packagePayments)
    .innerJoin(shops, eq(shops.id, packagePayments.shopId))
    .orderBy(desc(packagePayments.no));
  return rows.map(({ paid: { no, date, amount, payment, package: name }, shop }) => ({
    no: String(no),
    date,
    seller: ownerName(shop),
    package: name,
    amount: amountOf(amount),
    payment,
    shopName: shop.name,
  }));
}

function ownerName({ owner }: { owner: Shop['user'] }): string {
  return `${owner.name.firstName} ${owner.name.lastName}`;
}

/** Conditions of which one is enough. */
export function anyOf(...conditions: readonly (SQL | undefined)[]): SQL {
  return or(...conditions) ?? sql`false`;
}
