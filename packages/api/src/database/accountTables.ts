import type { OwnShop, Role } from '@marketrow/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { cents, moment, position } from './columns.ts';

/** Users who can sign in. A sample user of the fixtures has exactly one row. */
export const customers = pgTable(
  'customers',
  {
    id: text().primaryKey(),
    userId: text('user_id').notNull().unique(),
    /** Normalized by `loginName`: NFKC, lower case. */
    email: text().notNull().unique(),
    /** Normalized by `loginName`: digits only. */
    phone: text().unique(),
    /** Phone number as the user typed it, for display. */
    phoneText: text('phone_text').notNull().default(''),
    /** Empty: no name. */
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    /** Path or address of a square picture; empty: none. */
    avatar: text().notNull().default(''),
    /** Rights of the account where `ACCESS=roles`. */
    role: text().$type<Role>().notNull().default('shopper'),
    /** Shops of a seller. */
    shops: jsonb().$type<OwnShop[]>().notNull().default([]),
    /** PHC string of argon2id. */
    passwordHash: text('password_hash').notNull(),
    /** Day of birth, such as `1988-04-17`; null: unknown. */
    dateOfBirth: text('date_of_birth'),
    /** True once the mail address has been confirmed. */
    verified: boolean().notNull().default(false),
    /** Credit from refunds and vouchers. */
    balance: cents('balance').notNull().default(0),
    /** Fingerprint of the sample record that the row was made from; null: no sample. */
    sample: text(),
    /** Password of a sample user, which the specification has answered in plain text; null: no sample. */
    samplePassword: text('sample_password'),
    position: position(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  () => [check('customers_role', sql`role in ('shopper', 'seller', 'admin')`)],
);

/** Reference to a customer; deleted with the customer. */
export const customerReference = () =>
  text('customer_id')
    .notNull()
    .references(() => customers.id, { onDelete: 'cascade' });
