import { sql } from 'drizzle-orm';
import { bigint, check, integer, jsonb, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type { CartLine } from '../carts/schema.ts';

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
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('carts_owner').on(table.ownerKind, table.ownerId),
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
