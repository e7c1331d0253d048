import type { CartLine, MergeResult, MergedLine, OwnerKind } from '@marketrow/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { customerReference, customers } from './accountTables.ts';
import { moment } from './columns.ts';
import { orders } from './tradeTables.ts';

export * from './accountTables.ts';
export * from './catalogTables.ts';
export * from './tradeTables.ts';

/**
 * One cart per owner; `rev` grows by one with every replacement and is the cart's ETag. The lines are in the row, so that a
 * save is one statement. Every statement of a call names the owner, so that the table can be sharded by `owner_id`.
 */
export const carts = pgTable(
  'carts',
  {
    ownerKind: text('owner_kind').$type<OwnerKind>().notNull(),
    ownerId: text('owner_id').notNull(),
    rev: bigint({ mode: 'number' }).notNull().default(1),
    lines: jsonb().$type<CartLine[]>().notNull().default([]),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    /** Day of the last save, indexed for the purge: an index on the timestamp would be written at each save. */
    touchedOn: date('touched_on')
      .notNull()
      .default(sql`current_date`),
    /** Customer whose session saved a guest's cart last; null: a save without a session. */
    savedBy: text('saved_by'),
  },
  (table) => [
    primaryKey({ name: 'carts_owner_pkey', columns: [table.ownerKind, table.ownerId] }),
    index('carts_touched_on').on(table.touchedOn),
    check('carts_owner_kind', sql`${table.ownerKind} in ('guest', 'customer')`),
  ],
);

/** Sessions. The token itself is only in the user's cookie. */
export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token, base64url. */
    tokenHash: text('token_hash').primaryKey(),
    customerId: customerReference(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Last use, to the hour. */
    seenAt: moment('seen_at').notNull().defaultNow(),
  },
  (table) => [index('sessions_customer').on(table.customerId)],
);

/**
 * Guest ids that mean a customer's cart in that customer's sessions. Several customers may share a browser and its guest id;
 * each reads their own cart.
 */
export const guestIdBindings = pgTable(
  'guest_alias',
  {
    guestId: text('guest_id').notNull(),
    customerId: customerReference(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.guestId, table.customerId] })],
);

/** Guest carts that were merged, so that a repeated merge has no further effect. */
export const merges = pgTable('merges', {
  guestId: text('guest_id').primaryKey(),
  customerId: customerReference(),
  at: moment('at').notNull().defaultNow(),
  result: jsonb().$type<MergeResult>().notNull(),
  /** Merged lines: a cart saved again adds only its additional pieces. */
  lines: jsonb().$type<MergedLine[]>().notNull().default([]),
});

/** States of a stored payment. `created` and `cancelling` are intents, written before the provider is called. */
export type PaymentStatus = 'created' | 'authorized' | 'captured' | 'cancelling' | 'cancelled' | 'refunded' | 'failed';

/**
 * Payments of orders, one for each attempt to place one. A payment outlives its order: money that moved stays on record.
 * `id` is the provider's idempotency key.
 */
export const payments = pgTable(
  'payments',
  {
    id: text().primaryKey(),
    guestId: text('guest_id').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    /** Fingerprint of the order's request. */
    fingerprint: text().notNull(),
    provider: text().notNull(),
    /** The provider's id of the payment; null until its answer was read. */
    reference: text(),
    status: text().$type<PaymentStatus>().notNull(),
    /** Reason of a decline, or why a placed order was not paid. */
    failure: text(),
    /** In minor units. */
    amount: bigint({ mode: 'number' }).notNull(),
    /** ISO 4217 code. */
    currency: text().notNull(),
    /** In minor units. */
    refunded: bigint({ mode: 'number' }).notNull().default(0),
    /** Null: no order was placed, or it was deleted. */
    orderId: text('order_id')
      .unique()
      .references(() => orders.id, { onDelete: 'set null' }),
    /** Further data of the provider, without secrets. */
    data: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    /** Last time a sweep took the row, so that two processes do not take it at once. */
    sweptAt: moment('swept_at'),
  },
  (table) => [
    uniqueIndex('payments_attempt')
      .on(table.guestId, table.idempotencyKey, table.fingerprint)
      .where(sql`${table.status} in ('created', 'authorized', 'failed') or ${table.orderId} is not null`),
    index('payments_reference').on(table.provider, table.reference),
    index('payments_unfinished')
      .on(table.updatedAt)
      .where(sql`${table.status} in ('created', 'authorized', 'cancelling')`),
  ],
);

/** Refunds of captured payments. The caller's key makes repeated calls one refund. */
export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    paymentId: text('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    /** In minor units. */
    amount: bigint({ mode: 'number' }).notNull(),
    /** `pending` is written before the provider is called. */
    status: text().$type<'pending' | 'done' | 'failed'>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.paymentId, table.key] }),
    index('payment_refunds_pending')
      .on(table.updatedAt)
      .where(sql`${table.status} = 'pending'`),
  ],
);

/** Webhooks that were applied, so that a repeated delivery is not. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    provider: text().notNull(),
    id: text().notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.id] }), index('payment_events_at').on(table.at)],
);

/** Wishlists of customers: ids of products, the newest first. */
export const wishLists = pgTable('wish_lists', {
  customerId: customerReference().primaryKey(),
  ids: jsonb().$type<string[]>().notNull(),
});

/** Requests for a mail once a choice is in stock. A row is deleted after its mail was sent. */
export const stockNotices = pgTable(
  'stock_notices',
  {
    /** Id of a cart's line: the product, and the choice. */
    lineId: text('line_id').notNull(),
    productId: text('product_id').notNull(),
    /** Normalized by `loginName`. */
    email: text().notNull(),
    language: text().$type<'en' | 'de'>().notNull(),
    /** Origin of the pages, where it is not the shop's own. */
    origin: text(),
    /** Time from which the mail is due; null: sold out. Postponed before each try, so that two processes do not send one mail. */
    dueAt: moment('due_at'),
    attempts: integer().notNull().default(0),
    askedAt: moment('asked_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.lineId, table.email] }),
    index('stock_notices_product').on(table.productId),
    index('stock_notices_email').on(table.email),
    index('stock_notices_due').on(table.dueAt),
  ],
);

/** Counts of attempts by a keyed digest, see `accounts/limits.ts`. */
export const loginLimits = pgTable('login_limits', {
  key: text().primaryKey(),
  failures: integer().notNull(),
  /** End of the window, after which the count restarts. */
  windowEnds: moment('window_ends').notNull(),
  /** End of the block. Until then every attempt fails and none is counted. */
  blockedUntil: moment('blocked_until'),
});

/** Secrets that all processes on one database share, created at first use. */
export const secrets = pgTable('secrets', { name: text().primaryKey(), value: text().notNull() });

/** Answers to writes of `/api` with an `Idempotency-Key`, so that a repeated one has no further effect. */
export const answeredWrites = pgTable(
  'answered_writes',
  {
    /** Customer or guest. */
    caller: text().notNull(),
    key: text().notNull(),
    /** SHA-256 of address and body, base64url. */
    fingerprint: text().notNull(),
    /** Null while the write is running. */
    status: integer(),
    body: text(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.caller, table.key] }), index('answered_writes_at').on(table.at)],
);

// Tables of real accounts, `ACCOUNTS=real`.

/** Requested accounts with an unconfirmed mail address. The token itself is only in the mail. */
export const registrations = pgTable(
  'registrations',
  {
    /** SHA-256 of the token, base64url. */
    tokenHash: text('token_hash').primaryKey(),
    /** Normalized by `loginName`. Several rows may have one address: strangers can request an account for it, too. */
    email: text().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** PHC string of argon2id. */
    passwordHash: text('password_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('registrations_expires_at').on(table.expiresAt)],
);

/** Requested new passwords. The token itself is only in the mail. */
export const passwordResets = pgTable(
  'password_resets',
  {
    /** SHA-256 of the token, base64url. */
    tokenHash: text('token_hash').primaryKey(),
    /** Null: no account has the address. The row is stored nevertheless, so that timing does not show it. */
    customerId: text('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('password_resets_customer').on(table.customerId),
    index('password_resets_expires_at').on(table.expiresAt),
  ],
);
