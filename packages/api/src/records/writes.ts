import { randomUUID } from 'node:crypto';
import { HttpError, isStorableText, loginName, marketplaceDelivery, orderRefusals } from '@marketrow/contract';
import type { Content, FieldSet, RecordOf, RecordSet } from '@marketrow/contract/answers';
import { toCents } from '@marketrow/contract/money';
import { earningCents, paidCents, ratingOf } from '@marketrow/contract/sums';
import type { Order, ProductReview, TicketMessage } from '@marketrow/contract/schemas';
import { and, asc, desc, eq, like, max, ne, sql } from 'drizzle-orm';
import type { Orm, Transaction } from '../database/database.ts';
import { withRetry } from '../database/errors.ts';
import {
  addresses,
  brands,
  categories,
  content,
  coupons,
  customers,
  earnings,
  orderLines,
  orders,
  paymentRefunds,
  payments,
  payoutRequests,
  payouts,
  products,
  refundRequests,
  reviews,
  shops,
  ticketMessages,
  tickets,
} from '../database/schema.ts';
import { couponColumns } from '../orders/coupons.ts';
import { countPieces, type Pieces, returnStock } from '../orders/stock.ts';
import type { Payments, PlannedRefund } from '../payments/payments.ts';
import { RefundRefused } from '../payments/provider.ts';
import type { Notices } from '../notices/notices.ts';
import { productColumns } from './catalog.ts';
import { amountsOf, partColumns } from './orderColumns.ts';
import { raiseCatalogVersion } from './outline.ts';
import { defaultLanguage, withoutFields } from './texts.ts';
import { readOrderRecords } from './trade.ts';
import { without } from './values.ts';

/** Parts of the writes. */
export interface WriteParts {
  orm: Orm;
  payments: Pick<Payments, 'planRefund' | 'finishPlanned'>;
  /** Mails about stock that is back. Optional. */
  notices?: Pick<Notices, 'queue' | 'sendSoon'> | undefined;
}

/** Transaction of a change, and its refunds. */
interface Work {
  transaction: Transaction;
  /** Writes a refund down; the money goes back after the transaction. */
  refund: (wanted: { orderId: string; amount: number; key: string }) => Promise<void>;
  /** Writes down that stock of these products may be back; the mails go after the transaction. */
  restock: (productIds: readonly string[]) => Promise<void>;
}

type Change<Set extends FieldSet> = (work: Work, key: string, fields: Partial<RecordOf[Set]>) => Promise<boolean>;
type Changes = { [Set in FieldSet]: Change<Set> };
type Insertion<Set extends RecordSet> = (transaction: Transaction, record: RecordOf[Set]) => Promise<void>;

/** Makes the writes of records. Each is one transaction, which locks the record that it changes. */
export function createWrites({ orm, payments: service, notices }: WriteParts) {
  async function inTransaction<Result>(write: (work: Work) => Promise<Result>): Promise<Result> {
    let planned: PlannedRefund[] = [];
    let restocked: string[] = [];
    const result = await withRetry(() =>
      orm.transaction(async (transaction) => {
        planned = [];
        restocked = [];
        return write({
          transaction,
          refund: async (wanted) => {
            try {
              planned.push(await service.planRefund(transaction, wanted));
            } catch (error) {
              // Orders of the sample were paid elsewhere.
              if (!(error instanceof RefundRefused)) throw error;
            }
          },
          restock: async (productIds) => {
            restocked.push(...productIds);
            await notices?.queue(transaction, productIds);
          },
        });
      }),
    );
    if (restocked.length > 0) notices?.sendSoon();
    for (const refund of planned) await service.finishPlanned(refund);
    return result;
  }

  return {
    async insert<Set extends RecordSet>(set: Set, record: RecordOf[Set]): Promise<void> {
      const insertion: Insertion<Set> | undefined = insertions[set];
      if (!insertion) throw new Error(`mr: nothing makes ${set}.`);
      await orm.transaction(async (transaction) => {
        await insertion(transaction, record);
        await raiseVersion(transaction, set);
      });
    },
    async update<Set extends FieldSet>(set: Set, key: string, fields: Partial<RecordOf[Set]>): Promise<void> {
      const change = changes[set] as Change<Set>;
      const isFound = await inTransaction(async (work) => {
        const isChanged = await change(work, key, fields);
        await raiseVersion(work.transaction, set);
        return isChanged;
      });
      if (!isFound) throw new HttpError(404, 'It is gone');
    },
    changeOrder: (language: string, id: string, change: (order: Order) => Order) =>
      inTransaction((work) => changeOrder(work, language, id, change)),
    async remove(set: RecordSet, key: string): Promise<void> {
      const removal = removals[set];
      if (!removal) throw new Error(`mr: nothing removes ${set}.`);
      await orm.transaction(async (transaction) => {
        await removal(transaction, key);
        await raiseVersion(transaction, set);
      });
    },
    addReview: (slug: string, review: Omit<ProductReview, 'verified'>, customerId: string | undefined) =>
      inTransaction(async ({ transaction }) => {
        const added = await addReview(transaction, slug, review, customerId);
        await raiseVersion(transaction, 'reviews');
        return added;
      }),
    addMessage: (slug: string, message: TicketMessage) =>
      inTransaction(({ transaction }) => addMessage(transaction, slug, message)),
  };
}

const isOfCatalog: ReadonlySet<RecordSet> = new Set(['products', 'brands', 'categories', 'reviews']);

async function raiseVersion(transaction: Transaction, set: RecordSet): Promise<void> {
  if (isOfCatalog.has(set)) await raiseCatalogVersion(transaction);
}

const changes: Changes = {
  async products({ transaction, restock }, slug, fields) {
    const [row] = await transaction.select().from(products).where(eq(products.slug, slug)).for('update');
    if (!row) return false;
    const texts = withoutFields(row.texts, Object.keys(fields));
    await transaction
      .update(products)
      .set({ ...productColumns(fields), texts })
      .where(eq(products.id, row.id));
    await restock([row.id]);
    return true;
  },
  async categories({ transaction }, slug, { for: marker, ...fields }) {
    const [row] = await transaction.select().from(categories).where(eq(categories.slug, slug)).for('update');
    if (!row) return false;
    const texts = withoutFields(row.texts, Object.keys(fields));
    await transaction
      .update(categories)
      .set({ ...fields, ...(marker && { marker }), texts })
      .where(eq(categories.id, row.id));
    return true;
  },
  async brands({ transaction }, slug, fields) {
    const [row] = await transaction.select().from(brands).where(eq(brands.slug, slug)).for('update');
    if (!row) return false;
    await transaction.update(brands).set(fields).where(eq(brands.id, row.id));
    if (fields.name !== undefined)
      await transaction.update(products).set({ brand: fields.name }).where(eq(products.brand, row.name));
    return true;
  },
  async reviews({ transaction }, id, { published }) {
    const [row] = await transaction.select().from(reviews).where(eq(reviews.id, id)).for('update');
    if (!row) return false;
    if (published === undefined || published === row.published) return true;
    await transaction.update(reviews).set({ published }).where(eq(reviews.id, id));
    await countStars(transaction, row.productId, row.rating, published ? 1 : -1);
    return true;
  },
  async sellers({ transaction }, id, { published, package: name }) {
    const changed = await transaction
      .update(shops)
      .set({ ...(published !== undefined && { published }), ...(name && { package: name }) })
      .where(eq(shops.id, id))
      .returning({ id: shops.id });
    return changed.length > 0;
  },
  async 'refund-requests'({ transaction, refund }, id, { status }) {
    const [row] = await transaction.select().from(refundRequests).where(eq(refundRequests.id, id)).for('update');
    if (!row) return false;
    if (status === undefined || status === row.status) return true;
    await transaction.update(refundRequests).set({ status }).where(eq(refundRequests.id, id));
    // Accepted means that the money is on its way.
    if (status === 'Accepted') await refund({ orderId: row.orderId, amount: row.amount, key: `request-${id}` });
    return true;
  },
  async 'payout-requests'({ transaction }, key, { status, message }) {
    const no = Number(key);
    const [row] = await transaction.select().from(payoutRequests).where(eq(payoutRequests.no, no)).for('update');
    if (!row) return false;
    const texts = withoutFields(row.texts, message === undefined ? [] : ['message']);
    await transaction
      .update(payoutRequests)
      .set({ ...(status && { status }), ...(message !== undefined && { message }), texts })
      .where(eq(payoutRequests.no, no));
    if (status !== undefined && status !== row.status) await bookPayout(transaction, row, status);
    return true;
  },
  async users({ transaction }, userId, { email, phone, avatar, dateOfBirth, name }) {
    const [row] = await transaction.select().from(customers).where(eq(customers.userId, userId)).for('update');
    if (!row) return false;
    await refuseTaken(transaction, row.id, email);
    await transaction
      .update(customers)
      .set({
        ...(email !== undefined && { email: loginName(email) }),
        ...(phone !== undefined && { phoneText: phone, phone: await freePhone(transaction, row.id, phone) }),
        ...(avatar !== undefined && { avatar }),
        ...(dateOfBirth !== undefined && { dateOfBirth }),
        ...(name && { firstName: name.firstName, lastName: name.lastName }),
      })
      .where(eq(customers.id, row.id));
    return true;
  },
  async addresses({ transaction }, id, change) {
    const fields = without(change, 'user');
    const [row] = await transaction.select().from(addresses).where(eq(addresses.id, id)).for('update');
    if (!row) return false;
    const texts = withoutFields(row.texts, Object.keys(fields));
    await transaction
      .update(addresses)
      .set({ ...fields, texts })
      .where(eq(addresses.id, id));
    return true;
  },
  async tickets({ transaction }, slug, { status }) {
    const changed = await transaction
      .update(tickets)
      .set({ ...(status && { status }) })
      .where(eq(tickets.slug, slug))
      .returning({ id: tickets.id });
    return changed.length > 0;
  },
  async coupons({ transaction }, code, { active, endsAt, limit, minimum }) {
    const changed = await transaction
      .update(coupons)
      .set({
        ...(active !== undefined && { active }),
        ...(endsAt !== undefined && { endsAt: endsAt === null ? null : new Date(endsAt) }),
        ...(limit !== undefined && { limit }),
        ...(minimum !== undefined && { minimum: toCents(minimum) }),
      })
      .where(eq(coupons.code, code))
      .returning({ code: coupons.code });
    return changed.length > 0;
  },
};

const insertions: { [Set in RecordSet]?: Insertion<Set> } = {
  async products(transaction, product) {
    await transaction.insert(products).values(productColumns(product) as typeof products.$inferInsert);
  },
  async categories(transaction, { for: marker, ...category }) {
    await transaction.insert(categories).values({ ...category, marker });
  },
  async brands(transaction, brand) {
    await transaction.insert(brands).values(brand);
  },
  async addresses(transaction, { user, ...address }) {
    await transaction.insert(addresses).values({ ...address, customerId: await ownerOf(transaction, user.id) });
  },
  async tickets(transaction, { user, date, conversation, ...ticket }) {
    const customerId = await ownerOf(transaction, user.id);
    await transaction.insert(tickets).values({ ...ticket, customerId, date: new Date(date) });
    for (const message of conversation ?? []) await insertMessage(transaction, ticket.id, message);
  },
  async 'refund-requests'(transaction, { orderNo, shopName, amount, status, name, image, id, line, ...details }) {
    const [sold] = await transaction
      .select({ shopId: orderLines.shopId })
      .from(orderLines)
      .where(and(eq(orderLines.orderId, orderNo), eq(orderLines.position, line ?? 0)));
    const shopId = sold?.shopId ?? (await shopNamed(transaction, shopName));
    await transaction.insert(refundRequests).values({
      id: id ?? randomUUID(),
      orderId: orderNo,
      shopId,
      amount: toCents(amount),
      status,
      name,
      image,
      line,
      details,
    });
  },
  async 'payout-requests'(transaction, request) {
    const shopId = await shopNamed(transaction, request.shopName);
    if (shopId === null) throw new HttpError(404, 'Shop not found');
    await transaction.insert(payoutRequests).values({
      no: Number(request.no),
      date: new Date(request.date),
      status: request.status,
      shopId,
      total: toCents(request.totalAmount),
      requested: toCents(request.requestAmount),
      message: request.message,
    });
  },
  async coupons(transaction, coupon) {
    const made = await transaction
      .insert(coupons)
      .values(couponColumns(coupon))
      .onConflictDoNothing()
      .returning({ code: coupons.code });
    if (made.length === 0) throw new HttpError(409, 'A coupon with this code exists');
  },
};

const removals: { [Set in RecordSet]?: (transaction: Transaction, key: string) => Promise<unknown> } = {
  products: (transaction, slug) => transaction.delete(products).where(eq(products.slug, slug)),
  categories: (transaction, slug) => transaction.delete(categories).where(eq(categories.slug, slug)),
  brands: (transaction, slug) => transaction.delete(brands).where(eq(brands.slug, slug)),
  addresses: (transaction, id) => transaction.delete(addresses).where(eq(addresses.id, id)),
};

/** Changes an order under its lock: the second of two changes at once sees the first. */
async function changeOrder(work: Work, language: string, id: string, change: (order: Order) => Order): Promise<Order> {
  const { transaction } = work;
  if (!isStorableText(id)) throw new HttpError(404, orderRefusals.unknown);
  const isOrder = eq(orders.id, id);
  const [order] = await transaction.select({ customerId: orders.customerId }).from(orders).where(isOrder).for('update');
  const [before] = await readOrderRecords(transaction, language, isOrder);
  if (!before) throw new HttpError(404, orderRefusals.unknown);
  const next = change(before);
  await transaction.update(orders).set(partColumns(next)).where(isOrder);
  await changeLines(work, id, next);
  if (order?.customerId) await markVerified(transaction, order.customerId);
  return next;
}

/** Begins the key of a refund that follows from a cancel; the positions of the lines come after it. */
const cancelKey = 'cancel-';

/** Takes over how far each line is. Delivered parts are booked, cancelled ones give their pieces and their money back. */
async function changeLines(
  { transaction, refund, restock }: Work,
  orderId: string,
  { status, deliveredAt, parts }: Pick<Order, 'status' | 'deliveredAt' | 'parts'>,
): Promise<void> {
  const isOfOrder = eq(orderLines.orderId, orderId);
  const lines = await transaction.select().from(orderLines).where(isOfOrder).orderBy(asc(orderLines.position));
  const byShop = new Map((parts ?? []).map((part) => [part.shop, part]));
  const changed = lines.flatMap((line) => {
    const next = partColumns(byShop.get(line.shopId ?? marketplaceDelivery) ?? { status, deliveredAt });
    return next.status === line.status ? [] : [{ line, next }];
  });
  for (const { line, next } of changed) {
    await transaction
      .update(orderLines)
      .set(next)
      .where(and(isOfOrder, eq(orderLines.position, line.position)));
  }
  const cancelled = changed.filter(({ next }) => next.status === 'Cancelled').map(({ line }) => line);
  const revived = changed.filter(({ line }) => line.status === 'Cancelled').map(({ line }) => line);
  await returnStock(transaction, piecesOfLines(cancelled));
  if (revived.length > 0) await refuseRefunded(transaction, orderId);
  await returnStock(transaction, piecesOfLines(revived), -1);
  await restock(cancelled.flatMap(({ productId }) => productId ?? []));
  const money = cancelled.reduce((sum, line) => sum + paidCents(amountsOf(line)), 0);
  const key = `${cancelKey}${cancelled.map(({ position }) => position).join('-')}`;
  if (money > 0) await refund({ orderId, amount: money, key });
  for (const shopId of new Set(changed.flatMap(({ line }) => line.shopId ?? [])))
    await bookPart(transaction, orderId, shopId);
}

/** Refuses to deliver again what a cancel has paid back. */
async function refuseRefunded(transaction: Transaction, orderId: string): Promise<void> {
  const [refund] = await transaction
    .select({ key: paymentRefunds.key })
    .from(paymentRefunds)
    .innerJoin(payments, eq(payments.id, paymentRefunds.paymentId))
    .where(
      and(
        eq(payments.orderId, orderId),
        like(paymentRefunds.key, `${cancelKey}%`),
        ne(paymentRefunds.status, 'failed'),
      ),
    )
    .limit(1);
  if (refund) throw new HttpError(409, orderRefusals.refunded);
}

function piecesOfLines(lines: readonly (typeof orderLines.$inferSelect)[]): Pieces {
  return countPieces(lines.map(({ stockOf, quantity }) => [stockOf, quantity]));
}

/** Books the shares of a shop's delivered lines of an order, and takes back those of what is delivered no more. */
async function bookPart(transaction: Transaction, orderId: string, shopId: string): Promise<void> {
  const lines = await transaction
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.shopId, shopId)));
  const delivered = lines.filter(({ status }) => status === 'Delivered');
  await transaction.delete(earnings).where(and(eq(earnings.orderId, orderId), eq(earnings.shopId, shopId)));
  if (delivered.length === 0) return;
  const percent = await commissionOf(transaction, shopId);
  if (percent === undefined) return;
  const [order] = await transaction.select({ coupon: orders.coupon }).from(orders).where(eq(orders.id, orderId));
  const shares = earningCents(delivered.map(amountsOf), order?.coupon ?? undefined, percent);
  const date = delivered[0]?.deliveredAt ?? new Date();
  const no = await nextNumber(transaction, earnings, 5001);
  await transaction.insert(earnings).values({ no, date, orderId, shopId, ...shares });
}

/** Percent of a sale that the marketplace keeps by the shop's package; `undefined` for a shop that no table knows. */
async function commissionOf(transaction: Transaction, shopId: string): Promise<number | undefined> {
  const [shop] = await transaction.select({ package: shops.package }).from(shops).where(eq(shops.id, shopId));
  if (!shop) return undefined;
  const [row] = await transaction
    .select({ value: content.value })
    .from(content)
    .where(and(eq(content.name, 'packages'), eq(content.language, defaultLanguage)));
  const terms = (row?.value ?? {}) as Partial<Content['packages']>;
  return terms[shop.package]?.commission ?? 0;
}

/** Pays an accepted request, and takes the payout back where it is accepted no more. */
async function bookPayout(
  transaction: Transaction,
  request: typeof payoutRequests.$inferSelect,
  status: typeof request.status,
): Promise<void> {
  await transaction.delete(payouts).where(eq(payouts.requestNo, request.no));
  if (status !== 'Accepted') return;
  const [last] = await transaction
    .select({ payment: payouts.payment })
    .from(payouts)
    .where(eq(payouts.shopId, request.shopId))
    .orderBy(desc(payouts.no))
    .limit(1);
  await transaction.insert(payouts).values({
    no: await nextNumber(transaction, payouts, 2001),
    date: new Date(),
    amount: request.requested,
    payment: last?.payment ?? 'Cash',
    shopId: request.shopId,
    requestNo: request.no,
  });
}

/** One more than the highest number. The lock has two writers count one after the other. */
async function nextNumber(
  transaction: Transaction,
  table: typeof earnings | typeof payouts,
  first: number,
): Promise<number> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtext(${table === earnings ? 'earnings' : 'payouts'}))`,
  );
  const [row] = await transaction.select({ no: max(table.no) }).from(table);
  return Math.max(first, (row?.no ?? 0) + 1);
}

/** Counts stars of a review that is shown or hidden now, and what they make together. */
async function countStars(transaction: Transaction, productId: string, stars: number, by: 1 | -1): Promise<void> {
  const [product] = await transaction.select().from(products).where(eq(products.id, productId)).for('update');
  if (!product) return;
  const shown = await transaction
    .select({ rating: reviews.rating })
    .from(reviews)
    .where(and(eq(reviews.productId, productId), eq(reviews.published, true)));
  const counts = product.ratingCounts && [...product.ratingCounts];
  if (counts) counts[stars - 1] = Math.max(0, (counts[stars - 1] ?? 0) + by);
  const rating = ratingOf(shown, counts ?? undefined);
  await transaction.update(products).set({ ratingCounts: counts, rating }).where(eq(products.id, productId));
}

async function addReview(
  transaction: Transaction,
  slug: string,
  review: Omit<ProductReview, 'verified'>,
  customerId: string | undefined,
): Promise<ProductReview> {
  const [product] = await transaction.select({ id: products.id }).from(products).where(eq(products.slug, slug));
  if (!product) throw new HttpError(404, 'Product not found');
  const { name, imgUrl, rating, date, comment } = review;
  const id = randomUUID();
  const row = {
    id,
    customerId,
    productId: product.id,
    name,
    image: imgUrl,
    rating,
    date,
    comment,
    published: true,
  };
  await transaction.insert(reviews).values(row);
  const marked = customerId === undefined ? [] : await markVerified(transaction, customerId);
  await countStars(transaction, product.id, rating, 1);
  const verified = marked.some((changed) => changed.id === id);
  return { ...review, ...(verified && { verified }) };
}

/**
 * Marks the reviews of a customer whose products are in an order that was not canceled. Writes and locks only those that change, and
 * returns them; a new one is not marked before.
 */
async function markVerified(transaction: Transaction, customerId: string): Promise<{ id: string }[]> {
  const verified = sql<boolean>`exists (
    select 1 from ${orderLines}
    join ${orders} on ${orders.id} = ${orderLines.orderId}
    join ${products} on ${products.id} = ${orderLines.productId} or ${products.slug} = ${orderLines.slug}
    where ${orders.customerId} = ${customerId} and ${orderLines.status} <> 'Cancelled'
    and ${products.id} = ${reviews.productId}
  )`;
  const isOther = sql`${reviews.verified} <> (${verified})`;
  return transaction
    .update(reviews)
    .set({ verified })
    .where(and(eq(reviews.customerId, customerId), isOther))
    .returning({ id: reviews.id });
}

async function addMessage(transaction: Transaction, slug: string, message: TicketMessage): Promise<void> {
  const [ticket] = await transaction.select({ id: tickets.id }).from(tickets).where(eq(tickets.slug, slug));
  if (!ticket) throw new HttpError(404, 'Ticket not found');
  await insertMessage(transaction, ticket.id, message);
}

async function insertMessage(transaction: Transaction, ticketId: string, message: TicketMessage): Promise<void> {
  const { name, imgUrl, date, text } = message;
  await transaction.insert(ticketMessages).values({ ticketId, name, image: imgUrl, date: new Date(date), text });
}

async function ownerOf(transaction: Transaction, userId: string): Promise<string> {
  const [customer] = await transaction.select({ id: customers.id }).from(customers).where(eq(customers.userId, userId));
  if (!customer) throw new HttpError(401, 'Not signed in');
  return customer.id;
}

/** Id of the first shop of a name; null for none. */
async function shopNamed(transaction: Transaction, name: string): Promise<string | null> {
  const [shop] = await transaction
    .select({ id: shops.id })
    .from(shops)
    .where(eq(shops.name, name))
    .orderBy(asc(shops.position))
    .limit(1);
  return shop?.id ?? null;
}

async function refuseTaken(transaction: Transaction, customerId: string, email: string | undefined): Promise<void> {
  if (email === undefined) return;
  const [other] = await transaction
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.email, loginName(email)), sql`${customers.id} <> ${customerId}`));
  if (other) throw new HttpError(409, 'Another account has this mail address');
}

/** The number as a login name, where no other account has it; a second account of a number logs in by mail. */
async function freePhone(transaction: Transaction, customerId: string, phone: string): Promise<string | null> {
  const name = loginName(phone);
  const [other] = await transaction
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.phone, name), sql`${customers.id} <> ${customerId}`));
  return other ? null : name;
}
