import { randomUUID } from 'node:crypto';
import type { Seed, SeedRecords, SeedReview } from '@marketrow/contract/answers';
import { toCents } from '@marketrow/contract/money';
import type { Order, OrderItem, Product } from '@marketrow/contract/schemas';
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Orm, Queryable, Transaction } from '../database/database.ts';
import {
  addresses,
  brands,
  categories,
  content,
  customers,
  coupons,
  earnings,
  orderLines,
  orders,
  packagePayments,
  payoutRequests,
  payouts,
  products,
  refundRequests,
  reviews,
  shops,
  ticketMessages,
  tickets,
  variants,
} from '../database/schema.ts';
import { productColumns, variantColumns } from './catalog.ts';
import { couponColumns } from '../orders/coupons.ts';
import { lineColumns, orderColumns } from './orderColumns.ts';
import { raiseCatalogVersion } from './outline.ts';
import { textsOf } from './texts.ts';
import { without } from './values.ts';

/** Rows of one statement: PostgreSQL takes 65,535 parameters. */
const batch = 500;

/** Told what is filled, and how many rows of it. */
export type SeedProgress = (table: string, rows: number) => void;

/** Returns true while the shop has no products. */
export async function isEmpty(database: Queryable): Promise<boolean> {
  const found = await database.select({ id: products.id }).from(products).limit(1);
  return found.length === 0;
}

/**
 * Fills empty tables with a seed, in one transaction: a start that is interrupted begins anew. Accounts come before, since records name
 * them. Returns false, and writes nothing, where there are products already.
 */
export async function seedTables(orm: Orm, seed: Seed, onProgress: SeedProgress = () => undefined): Promise<boolean> {
  const [language, ...others] = seed.languages;
  const records = await seed.records(language);
  const translations = Object.fromEntries(
    await Promise.all(others.map(async (other) => [other, await seed.records(other)] as const)),
  );
  return orm.transaction(async (transaction) => {
    // One of several processes that start at once fills the tables.
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('seed'))`);
    if (!(await isEmpty(transaction))) return false;
    const insert = async <Table extends PgTable>(
      name: string,
      table: Table,
      rows: readonly Table['$inferInsert'][],
    ) => {
      for (let start = 0; start < rows.length; start += batch)
        await transaction.insert(table).values(rows.slice(start, start + batch));
      if (rows.length > 0) onProgress(name, rows.length);
    };
    await fill(transaction, insert, { language, records, translations });
    await raiseCatalogVersion(transaction);
    await analyze(transaction);
    return true;
  });
}

/** Without statistics PostgreSQL sorts all products for one page until its autovacuum has run; PGlite has none. */
async function analyze(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`analyze ${products}, ${variants}, ${reviews}, ${orders}, ${orderLines}`);
}

type Insert = <Table extends PgTable>(
  name: string,
  table: Table,
  rows: readonly Table['$inferInsert'][],
) => Promise<void>;

interface Filling {
  language: string;
  records: SeedRecords;
  translations: Readonly<Record<string, SeedRecords>>;
}

async function fill(transaction: Transaction, insert: Insert, { language, records, translations }: Filling) {
  /** Texts of a member of a list in the other languages. */
  const textsBy = <Member extends object>(
    listOf: (records: SeedRecords) => readonly Member[] | undefined,
    keyOf: (member: Member) => string,
  ) => {
    const byKey = Object.entries(translations).map(
      ([other, own]) => [other, new Map((listOf(own) ?? []).map((member) => [keyOf(member), member]))] as const,
    );
    return (member: Member, fieldsOf: (member: Member) => object = (one) => one) => {
      const translated = byKey.map(([other, members]) => {
        const found = members.get(keyOf(member));
        return [other, found && fieldsOf(found)] as const;
      });
      return textsOf(fieldsOf(member), Object.fromEntries(translated));
    };
  };

  const { content: pages = {}, products: goods = [] } = records;
  const inAll = [
    [language, pages] as const,
    ...Object.entries(translations).map(([other, own]) => [other, own.content ?? {}] as const),
  ];
  await insert(
    'content',
    content,
    inAll.flatMap(([other, own]) => Object.entries(own).map(([name, value]) => ({ name, language: other, value }))),
  );

  const sellerOf = new Map((records.sellers ?? []).map((seller) => [seller.id, seller]));
  await insert(
    'shops',
    shops,
    (records.shops ?? []).map(({ user, closed, ...shop }) => ({
      ...shop,
      owner: user,
      closed: closed ?? null,
      ...(sellerOf.get(shop.id) && {
        package: sellerOf.get(shop.id)?.package,
        published: sellerOf.get(shop.id)?.published,
      }),
    })),
  );
  await insert('coupons', coupons, (records.coupons ?? []).toReversed().map(couponColumns));
  await insert('brands', brands, records.brands ?? []);
  const categoryTexts = textsBy(
    ({ categories: list }) => list,
    ({ slug }) => slug,
  );
  await insert(
    'categories',
    categories,
    (records.categories ?? []).map((category) => {
      const { for: marker, ...columns } = category;
      return { ...columns, marker, texts: categoryTexts(category) };
    }),
  );

  const productTexts = textsBy(
    ({ products: list }) => list,
    ({ slug }) => slug,
  );
  // Reviews and shop are rows of their own.
  const ownTexts = (product: Product) => without(product, 'reviews', 'shop', 'variants');
  await insert(
    'products',
    products,
    goods.map((product) => ({
      ...(productColumns(product) as typeof products.$inferInsert),
      texts: productTexts(product, ownTexts),
    })),
  );
  await insert(
    'variants',
    variants,
    goods.flatMap((product) => (product.variants ?? []).map((variant) => variantColumns(product.id, variant))),
  );
  await insert('reviews', reviews, reviewRows(records, textsBy));

  await fillPeople(insert, records, textsBy);
  await fillTrade(transaction, insert, records, textsBy);
}

type TextsBy = <Member extends object>(
  listOf: (records: SeedRecords) => readonly Member[] | undefined,
  keyOf: (member: Member) => string,
) => (member: Member, fieldsOf?: (member: Member) => object) => ReturnType<typeof textsOf>;

/** Reviews from the oldest: newer ones have a higher position. */
function reviewRows(records: SeedRecords, textsBy: TextsBy): (typeof reviews.$inferInsert)[] {
  const productIds = new Map((records.products ?? []).map(({ slug, id }) => [slug, id]));
  const texts = textsBy(reviewsOf, ({ id }) => id);
  return reviewsOf(records)
    .toReversed()
    .map((one) => {
      const { id, slug, published, review } = one;
      const { name, imgUrl, rating, date, comment, verified = false } = review;
      const productId = productIds.get(slug) ?? '';
      const columns = { id, productId, name, image: imgUrl, rating, date, comment, published, verified };
      return { ...columns, texts: texts(one, ({ review: { comment: said } }) => ({ comment: said })) };
    });
}

function reviewsOf({ reviews: list, products: goods = [] }: SeedRecords): readonly SeedReview[] {
  return (
    list ??
    goods.flatMap(({ slug, reviews: own }) =>
      own.map((review) => ({ id: randomUUID(), slug, published: true, review })),
    )
  );
}

async function fillPeople(insert: Insert, records: SeedRecords, textsBy: TextsBy): Promise<void> {
  const customerIds = customerIdsOf(records);
  const addressTexts = textsBy(
    ({ addresses: list }) => list,
    ({ id }) => id,
  );
  await insert(
    'addresses',
    addresses,
    (records.addresses ?? []).map((address) => {
      const { user, ...columns } = address;
      const texts = addressTexts(address, (one) => without(one, 'user'));
      return { ...columns, customerId: customerIds.get(user.id) ?? '', texts };
    }),
  );
  const ticketTexts = textsBy(
    ({ tickets: list }) => list,
    ({ id }) => id,
  );
  await insert(
    'tickets',
    tickets,
    (records.tickets ?? []).map((ticket) => {
      const { user, date, ...columns } = ticket;
      const texts = ticketTexts(ticket, (one) => without(one, 'user', 'conversation'));
      return {
        ...without(columns, 'conversation'),
        customerId: customerIds.get(user.id) ?? '',
        date: new Date(date),
        texts,
      };
    }),
  );
  const messageTexts = textsBy(
    ({ tickets: list }) => list?.flatMap((ticket) => messagesOf(ticket)),
    ({ key }) => key,
  );
  await insert(
    'messages',
    ticketMessages,
    (records.tickets ?? []).flatMap((ticket) =>
      messagesOf(ticket).map((message) => {
        const { ticketId, name, imgUrl, date, text } = message;
        const texts = messageTexts(message, ({ text: said }) => ({ text: said }));
        return { ticketId, name, image: imgUrl, date: new Date(date), text, texts };
      }),
    ),
  );
}

function messagesOf({ id, conversation }: NonNullable<SeedRecords['tickets']>[number]) {
  return (conversation ?? []).map((message, place) => ({ ...message, ticketId: id, key: `${id} ${String(place)}` }));
}

/** Ids of customers by the ids of their users: each user has a customer of the same mail. */
function customerIdsOf({ users = [], customers: list = [] }: SeedRecords): Map<string, string> {
  const byMail = new Map(list.map(({ email, id }) => [email, id]));
  return new Map(users.map(({ id, email }) => [id, byMail.get(email) ?? '']));
}

async function fillTrade(transaction: Transaction, insert: Insert, records: SeedRecords, textsBy: TextsBy) {
  const list = records.shops ?? [];
  const customerIds = customerIdsOf(records);
  const known = new Set((await transaction.select({ id: customers.id }).from(customers)).map(({ id }) => id));
  const orderTexts = textsBy(
    ({ orders: own }) => own,
    ({ id }) => id,
  );
  const placed = records.orders ?? [];
  await insert(
    'orders',
    orders,
    placed.map((order) => {
      const customerId = customerIds.get(order.users.id);
      return {
        ...orderColumns(order),
        customerId: customerId !== undefined && known.has(customerId) ? customerId : null,
        texts: orderTexts(order, ({ shippingAddress }) => ({ shippingAddress })),
      };
    }),
  );
  const lineTexts = textsBy(
    ({ orders: own }) => own?.flatMap(linesOf),
    ({ key }) => key,
  );
  await insert(
    'order lines',
    orderLines,
    placed.flatMap((order) =>
      linesOf(order).map((line) => ({
        ...lineColumns(order, line.place, line.item),
        texts: lineTexts(line, ({ item: { product_name, variant } }) => ({ product_name, variant })),
      })),
    ),
  );

  /** Two shops may share a name; then the seller's tells them apart. */
  const shopNamed = (name: string, seller?: string) => {
    const named = list.filter((shop) => shop.name === name);
    const own = named.find(({ user }) => `${user.name.firstName} ${user.name.lastName}` === seller) ?? named[0];
    if (!own) throw new Error(`mr: no shop is named ${name}. A record of the seed names it. Add the shop to the seed.`);
    return own.id;
  };
  /** Shop of the lines of an order that fit; the shops of an order may share a name, too. */
  const shopOfLines = (orderNo: string, name: string, fits: (lines: readonly OrderItem[]) => boolean) => {
    const order = placed.find(({ id }) => id === orderNo);
    const parts = Object.entries(Object.groupBy(order?.items ?? [], ({ shop_id = '' }) => shop_id));
    const isNamed = (id: string) => list.some((shop) => shop.id === id && shop.name === name);
    return parts.find(([id, lines = []]) => isNamed(id) && fits(lines))?.[0] ?? shopNamed(name);
  };
  await insert(
    'earnings',
    earnings,
    (records.earnings ?? []).map(({ no, date, orderNo, shopName, sellerEarning, adminCommission }) => {
      const [seller, commission] = [toCents(sellerEarning), toCents(adminCommission)];
      const isSum = (lines: readonly OrderItem[]) => sumOf(lines) === seller + commission;
      const shopId = shopOfLines(orderNo, shopName, isSum);
      return { no: Number(no), date: new Date(date), orderId: orderNo, shopId, seller, commission };
    }),
  );
  const refundTexts = textsBy(
    ({ refundRequests: own }) => own,
    ({ id = '' }) => id,
  );
  await insert(
    'refund requests',
    refundRequests,
    (records.refundRequests ?? []).toReversed().map((request) => ({
      id: request.id ?? randomUUID(),
      orderId: request.orderNo,
      shopId: shopOfLines(request.orderNo, request.shopName, (lines) =>
        lines.some(({ product_name }) => product_name === request.name),
      ),
      amount: toCents(request.amount),
      status: request.status,
      name: request.name,
      image: request.image,
      line: request.line,
      texts: refundTexts(request, ({ name }) => ({ name })),
    })),
  );
  await insert(
    'payouts',
    payouts,
    (records.payouts ?? []).map(({ no, date, amount, payment, shopId }) => ({
      no: Number(no),
      date: new Date(date),
      amount: toCents(amount),
      payment,
      shopId,
    })),
  );
  const requestTexts = textsBy(
    ({ payoutRequests: own }) => own,
    ({ no }) => no,
  );
  await insert(
    'payout requests',
    payoutRequests,
    (records.payoutRequests ?? []).map((request) => ({
      no: Number(request.no),
      date: new Date(request.date),
      status: request.status,
      shopId: request.shopId,
      total: toCents(request.totalAmount),
      requested: toCents(request.requestAmount),
      message: request.message,
      texts: requestTexts(request, ({ message }) => ({ message })),
    })),
  );
  await insert(
    'package payments',
    packagePayments,
    (records.packagePayments ?? []).map(({ no, date, seller, package: name, amount, payment, shopName = '' }) => ({
      no: Number(no),
      date,
      package: name,
      amount: toCents(amount),
      payment,
      shopId: shopNamed(shopName, seller),
    })),
  );
}

function sumOf(lines: readonly OrderItem[]): number {
  return lines.reduce((sum, line) => sum + toCents(line.product_price) * line.product_quantity, 0);
}

function linesOf(order: Order) {
  return order.items.map((item, place) => ({ item, place, key: `${order.id} ${String(place)}` }));
}
