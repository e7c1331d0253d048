import type { CartLine, MergedLine, MergeResult, OwnerKind } from '@marketrow/fixtures/contract';
import type { Json } from '@marketrow/fixtures/handlers';
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
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Points at a customer; goes when the customer goes. */
const customerReference = () =>
  text('customer_id')
    .notNull()
    .references(() => customers.id, { onDelete: 'cascade' });

/**
 * One cart per owner; `rev` grows by one with every replacement and is the cart's ETag. The lines lie in the row, so that a
 * save is one statement.
 */
export const carts = pgTable(
  'carts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    ownerKind: text('owner_kind').$type<OwnerKind>().notNull(),
    ownerId: text('owner_id').notNull(),
    rev: bigint({ mode: 'number' }).notNull().default(1),
    lines: jsonb().$type<CartLine[]>().notNull().default([]),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    /** Day of the last save. Purging looks for it: an index on the moment would have to be written at each save. */
    touchedOn: date('touched_on')
      .notNull()
      .default(sql`current_date`),
    /** Customer whose session saved a guest's cart last; null: a save without a session. */
    savedBy: text('saved_by'),
  },
  (table) => [
    unique('carts_owner').on(table.ownerKind, table.ownerId),
    index('carts_touched_on').on(table.touchedOn),
    check('carts_owner_kind', sql`${table.ownerKind} in ('guest', 'customer')`),
  ],
);

/** Users who can sign in. A sample user of the fixtures has exactly one row. */
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

/** Who is signed in. The token itself is only in the user's cookie. */
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
  /** What was moved, so that a repeated cart adds only what it has more; null: merged by a version that did not keep it. */
  lines: jsonb().$type<MergedLine[]>(),
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
