import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type { Json } from '@marketrow/fixtures/handlers';
import type { CartLine } from '../carts/schema.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Points at a customer; goes when the customer goes. */
const customerReference = () =>
  text('customer_id')
    .notNull()
    .references(() => customers.id, { onDelete: 'cascade' });

/** Who a cart may belong to. */
export type OwnerKind = 'guest' | 'customer';

/** One cart per owner; `rev` grows by one with every replacement and is the cart's ETag. */
export const carts = pgTable(
  'carts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    ownerKind: text('owner_kind').$type<OwnerKind>().notNull(),
    ownerId: text('owner_id').notNull(),
    rev: bigint({ mode: 'number' }).notNull().default(1),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    /** Customer whose session saved a guest's cart last; null: somebody without a session. */
    savedBy: text('saved_by'),
  },
  (table) => [
    unique('carts_owner').on(table.ownerKind, table.ownerId),
    index('carts_updated_at').on(table.updatedAt),
    check('carts_owner_kind', sql`${table.ownerKind} in ('guest', 'customer')`),
  ],
);

/** The lines of a cart. `data` is the line as it was sent, without its quantity. */
export const cartItems = pgTable(
  'cart_items',
  {
    cartId: bigint('cart_id', { mode: 'number' })
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    itemId: text('item_id').notNull(),
    pos: integer().notNull(),
    data: jsonb().$type<Omit<CartLine, 'qty'>>().notNull(),
    qty: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.cartId, table.itemId] }),
    check('cart_items_qty', sql`${table.qty} between 1 and 9999`),
  ],
);

/** People who can sign in. A sample user of the fixtures has exactly one row. */
export const customers = pgTable('customers', {
  id: text().primaryKey(),
  userId: text('user_id').notNull().unique(),
  /** As `loginName` writes it: NFKC, lower case. */
  email: text().notNull().unique(),
  /** As `loginName` writes it: digits only. */
  phone: text().unique(),
  /** PHC string of argon2id. */
  passwordHash: text('password_hash').notNull(),
  /** Fingerprint of the sample record that the row was made from; null: no sample. */
  sample: text(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Who is signed in. The token itself is only in the person's cookie. */
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
 * Guest ids that mean a customer's cart, as long as that customer is signed in. Several customers may share a browser
 * and so a guest id; each sees the own cart.
 */
export const guestAliases = pgTable(
  'guest_alias',
  {
    guestId: text('guest_id').notNull(),
    customerId: customerReference(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.guestId, table.customerId] })],
);

/** What a merge answered. */
export interface MergeResult {
  /** Number of lines that moved from the guest's cart into the customer's. */
  merged: number;
}

/** Guest carts that were merged, so that a repeated merge has no further effect. */
export const merges = pgTable('merges', {
  guestId: text('guest_id').primaryKey(),
  customerId: customerReference(),
  at: moment('at').notNull().defaultNow(),
  result: jsonb().$type<MergeResult>().notNull(),
});

/** Failed logins by a keyed digest of what is counted; see `accounts/limits.ts`. */
export const loginLimits = pgTable('login_limits', {
  key: text().primaryKey(),
  failures: integer().notNull(),
  /** Then the count begins again. */
  windowEnds: moment('window_ends').notNull(),
  /** Until then every attempt fails and none is counted. */
  blockedUntil: moment('blocked_until'),
});

/** Secrets that all processes on one database share, made at the first start. */
export const secrets = pgTable('secrets', { name: text().primaryKey(), value: text().notNull() });

/** Changes to the sample data, by the session or customer that made them. `json` null: the record is removed. */
export const demoPatches = pgTable(
  'demo_patches',
  {
    session: text().notNull(),
    path: text().notNull(),
    json: jsonb().$type<Json>(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.session, table.path] }), index('demo_patches_at').on(table.at)],
);
