import { noFace } from '@marketrow/contract';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Orm } from '../database/database.ts';
import {
  addresses,
  carts,
  customers,
  orders,
  payments,
  reviews,
  sessions,
  stockNotices,
  ticketMessages,
  tickets,
  wishLists,
} from '../database/schema.ts';
import { defaultLanguage } from '../records/texts.ts';
import { readOrderRecords } from '../records/trade.ts';

/** Data of a customer in one table. */
interface PersonalData {
  /** Field of the export. */
  name: string;
  /** Reads the customer's rows for the export. */
  read: (orm: Orm, customerId: string) => Promise<unknown[]>;
  /** Deletes the customer's rows, or the person from them. `undefined`: deleted with the customer's row (`on delete cascade`). */
  forget: ((orm: Orm, customerId: string) => Promise<unknown>) | undefined;
}

/** Describes the rows of a table by a condition. `forget` is `'cascade'`, `'delete'`, or a function that keeps rows without the person. */
function rows(
  name: string,
  table: PgTable,
  condition: (customerId: string) => SQL | undefined,
  columns: Record<string, PgColumn>,
  forget: 'cascade' | 'delete' | ((orm: Orm, customerId: string) => Promise<unknown>),
): PersonalData {
  const remove = (orm: Orm, customerId: string) => orm.delete(table).where(condition(customerId));
  return {
    name,
    read: (orm, customerId) => orm.select(columns).from(table).where(condition(customerId)),
    forget: forget === 'cascade' ? undefined : forget === 'delete' ? remove : forget,
  };
}

/** Every table with data of a customer. A new table is one entry here. */
const personalData: readonly PersonalData[] = [
  rows(
    'cart',
    carts,
    (id) => and(eq(carts.ownerKind, 'customer'), eq(carts.ownerId, id)),
    pick(carts, 'lines', 'updatedAt'),
    'delete',
  ),
  {
    name: 'orders',
    read: (orm, id) => readOrderRecords(orm, defaultLanguage, eq(orders.customerId, id)),
    forget: anonymizeOrders,
  },
  // Kept for accounting; a payment has no personal data.
  rows(
    'payments',
    payments,
    ofOrders,
    pick(payments, 'orderId', 'provider', 'status', 'amount', 'currency', 'refunded', 'createdAt'),
    () => Promise.resolve(),
  ),
  rows('wishlist', wishLists, (id) => eq(wishLists.customerId, id), pick(wishLists, 'ids'), 'cascade'),
  rows('stockNotices', stockNotices, ofAddress, pick(stockNotices, 'lineId', 'email', 'language', 'askedAt'), 'delete'),
  rows('sessions', sessions, (id) => eq(sessions.customerId, id), pick(sessions, 'createdAt', 'seenAt'), 'cascade'),
  rows(
    'addresses',
    addresses,
    (id) => eq(addresses.customerId, id),
    pick(addresses, 'title', 'street', 'line2', 'postcode', 'city', 'region', 'country', 'phone'),
    'cascade',
  ),
  rows(
    'tickets',
    tickets,
    (id) => eq(tickets.customerId, id),
    pick(tickets, 'id', 'title', 'type', 'category', 'status', 'date'),
    'cascade',
  ),
  rows('messages', ticketMessages, ofTickets, pick(ticketMessages, 'ticketId', 'name', 'text', 'date'), 'cascade'),
  // Reviews are kept without their author.
  rows(
    'reviews',
    reviews,
    (id) => eq(reviews.customerId, id),
    pick(reviews, 'productId', 'rating', 'date', 'comment'),
    (orm, id) => orm.update(reviews).set({ name: 'Deleted account', image: noFace }).where(eq(reviews.customerId, id)),
  ),
];

/** Prefix of the guest id in orders of deleted accounts. No valid guest id has a colon, so that none reads them. */
export const anonymousPrefix = 'deleted:';

/** Reads everything stored about a customer; `undefined` for an unknown one. */
export async function exportPersonalData(orm: Orm, customerId: string) {
  const { userId, email, phoneText, firstName, lastName, avatar, role, createdAt } = customers;
  const [account] = await orm
    .select({ id: userId, email, phone: phoneText, firstName, lastName, avatar, role, createdAt })
    .from(customers)
    .where(eq(customers.id, customerId));
  if (!account) return undefined;
  const lists = await Promise.all(
    personalData.map(async ({ name, read }) => [name, await read(orm, customerId)] as const),
  );
  return { exportedAt: new Date().toISOString(), account, ...Object.fromEntries(lists) };
}

/** Deletes a customer. Rows that must be kept are anonymized. */
export async function deletePersonalData(orm: Orm, customerId: string): Promise<void> {
  await orm.transaction(async (transaction) => {
    // An order that is being placed holds a lock on this row until it is stored.
    await transaction.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('update');
    for (const { forget } of personalData) await forget?.(transaction, customerId);
    await transaction.delete(customers).where(eq(customers.id, customerId));
  });
}

function ofOrders(customerId: string): SQL {
  const own = sql`(select ${orders.id} from ${orders} where ${orders.customerId} = ${customerId})`;
  return sql`${payments.orderId} in ${own}`;
}

/** Returns the condition for notices, which belong to a customer by the mail address. */
function ofAddress(customerId: string): SQL {
  const own = sql`(select ${customers.email} from ${customers} where ${customers.id} = ${customerId})`;
  return sql`${stockNotices.email} = ${own}`;
}

function ofTickets(customerId: string): SQL {
  const own = sql`(select ${tickets.id} from ${tickets} where ${tickets.customerId} = ${customerId})`;
  return sql`${ticketMessages.ticketId} in ${own}`;
}

/** Removes the person from orders, which are kept for accounting. */
async function anonymizeOrders(orm: Orm, customerId: string): Promise<void> {
  const contact = sql`jsonb_build_object(
      'id', ${orders.id}, 'email', 'deleted@account.invalid', 'phone', '-', 'avatar', ${noFace}::text,
      'name', jsonb_build_object('firstName', 'Deleted', 'lastName', 'account')
    )`;
  await orm
    .update(orders)
    .set({
      customerId: null,
      // A digest of the request, with the person in it.
      fingerprint: '',
      guestId: sql`${anonymousPrefix}::text || ${orders.id}`,
      contact,
      shippingAddress: '-',
      texts: {},
      note: null,
    })
    .where(eq(orders.customerId, customerId));
}

function pick<Table extends PgTable>(table: Table, ...names: (keyof Table & string)[]) {
  return Object.fromEntries(names.map((name) => [name, table[name] as PgColumn]));
}
