import type {
  Contact,
  Coupon,
  OrderPart,
  OrderStatus,
  Order,
  Package,
  PaymentMethod,
} from '@marketrow/contract/schemas';
import type {
  PayoutRequestStatus,
  RefundRequestStatus,
  TicketCategory,
  TicketStatus,
  TicketType,
} from '@marketrow/contract/schemas';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { shops } from './catalogTables.ts';
import { cents, moment, position, texts } from './columns.ts';
import { customers } from './accountTables.ts';

/** Gift wrap of the parts of an order by the shop's id. */
export type Gifts = Readonly<Record<string, NonNullable<OrderPart['gift']>>>;

/**
 * Orders, placed here or from the seed. An order belongs to the guest id until a merge gives it to a customer; one placed in a session
 * belongs to the customer at once. The key makes repeated calls one order.
 */
export const orders = pgTable(
  'orders',
  {
    id: text().primaryKey(),
    /** Null: not placed here. */
    guestId: text('guest_id'),
    idempotencyKey: text('idempotency_key'),
    /** SHA-256 of the request, base64url: the same key with another body is refused. */
    fingerprint: text(),
    /** Null: the guest's. */
    customerId: text('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    /** Contact on the day of the order. */
    contact: jsonb().$type<Contact>().notNull(),
    shippingAddress: text('shipping_address').notNull(),
    status: text().$type<OrderStatus>().notNull(),
    deliveredAt: moment('delivered_at'),
    currency: text().notNull().default('USD'),
    tax: cents('tax').notNull(),
    discount: cents('discount').notNull(),
    coupon: jsonb().$type<Order['coupon']>(),
    total: cents('total').notNull(),
    delivery: jsonb().$type<Order['delivery']>(),
    /** Gift wrap by the shop's id; null: none. */
    gifts: jsonb().$type<Gifts>(),
    payment: text(),
    note: text(),
    texts: texts(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('orders_key').on(table.guestId, table.idempotencyKey),
    index('orders_customer').on(table.customerId),
    index('orders_created_at').on(table.createdAt),
    // Guests find their orders by email.
    index('orders_guest_email')
      .on(sql`lower(${table.contact} ->> 'email')`)
      .where(sql`${table.customerId} is null`),
  ],
);

/** Orders of guests that a browser may read by the token of a look-up. The token itself is only in the browser's cookie. */
export const orderKeys = pgTable(
  'order_keys',
  {
    /** SHA-256 of the token, base64url. */
    tokenHash: text('token_hash').notNull(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tokenHash, table.orderId] }),
    index('order_keys_order').on(table.orderId),
    index('order_keys_expires_at').on(table.expiresAt),
  ],
);

/** Lines of orders, as they were on the day of the order. Each is processed by the shop that sells it. */
export const orderLines = pgTable(
  'order_lines',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** Id of the variant or the product whose stock was taken; null: not counted. */
    stockOf: text('stock_of'),
    productId: text('product_id'),
    slug: text(),
    /** Null: the marketplace itself. No foreign key: a team's own catalog has shops without a row. */
    shopId: text('shop_id'),
    shopName: text('shop_name'),
    name: text().notNull(),
    variant: text(),
    image: text().notNull(),
    /** Price of one piece. */
    price: cents('price').notNull(),
    quantity: integer().notNull(),
    /** Share of the order's coupon, off all pieces together. */
    discount: cents('discount').notNull().default(0),
    status: text().$type<OrderStatus>().notNull(),
    deliveredAt: moment('delivered_at'),
    texts: texts(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] }), index('order_lines_shop').on(table.shopId)],
);

/** Coupons that shoppers enter at the checkout. */
export const coupons = pgTable('coupons', {
  code: text().primaryKey(),
  /** Newer ones are higher. */
  position: position(),
  kind: text().$type<Coupon['kind']>().notNull(),
  /** Hundredths of a percent, or cents. */
  value: cents('value').notNull(),
  /** The only shop whose goods it lowers; null: all. */
  shopId: text('shop_id').references(() => shops.id, { onDelete: 'cascade' }),
  paidBy: text('paid_by').$type<Coupon['paidBy']>().notNull(),
  /** Least sum of the goods that it lowers. */
  minimum: cents('minimum').notNull().default(0),
  endsAt: moment('ends_at'),
  /** Most orders that may use it; null: any number. */
  limit: integer('use_limit'),
  used: integer().notNull().default(0),
  active: boolean().notNull().default(true),
});

/** Earning and commission of delivered parts of orders. */
export const earnings = pgTable(
  'earnings',
  {
    /** Counts from the oldest. */
    no: integer().primaryKey(),
    date: moment('date').notNull(),
    orderId: text('order_id').notNull(),
    shopId: text('shop_id')
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    seller: cents('seller').notNull(),
    /** Below 0 where the marketplace has paid a coupon of more. */
    commission: cents('commission').notNull(),
  },
  (table) => [unique('earnings_part').on(table.orderId, table.shopId)],
);

/** Requests to refund a line of an order. */
export const refundRequests = pgTable(
  'refund_requests',
  {
    id: text().primaryKey(),
    /** Newer ones are higher. */
    position: position(),
    orderId: text('order_id').notNull(),
    shopId: text('shop_id').references(() => shops.id, { onDelete: 'cascade' }),
    amount: cents('amount').notNull(),
    status: text().$type<RefundRequestStatus>().notNull(),
    name: text().notNull(),
    image: text().notNull(),
    /** Index of the line in the order, unique in it; null: a request of the seed. */
    line: integer(),
    /** Optional fields: reason, message, customer. */
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    texts: texts(),
  },
  (table) => [unique('refund_requests_line').on(table.orderId, table.line)],
);

/** Payout requests of sellers. */
export const payoutRequests = pgTable('payout_requests', {
  /** Counts from the oldest. */
  no: integer().primaryKey(),
  date: moment('date').notNull(),
  status: text().$type<PayoutRequestStatus>().notNull(),
  shopId: text('shop_id')
    .notNull()
    .references(() => shops.id, { onDelete: 'cascade' }),
  /** Balance on that day. */
  total: cents('total').notNull(),
  requested: cents('requested').notNull(),
  message: text().notNull(),
  texts: texts(),
});

/** Payouts to sellers. */
export const payouts = pgTable('payouts', {
  /** Counts from the oldest. */
  no: integer().primaryKey(),
  date: moment('date').notNull(),
  amount: cents('amount').notNull(),
  payment: text().$type<PaymentMethod>().notNull(),
  shopId: text('shop_id')
    .notNull()
    .references(() => shops.id, { onDelete: 'cascade' }),
  /** Number of the accepted request; null: paid without one. */
  requestNo: integer('request_no').unique(),
});

/** Payments of sellers for their packages. */
export const packagePayments = pgTable('package_payments', {
  /** Counts from the oldest. */
  no: integer().primaryKey(),
  date: text().notNull(),
  package: text().$type<Package>().notNull(),
  amount: cents('amount').notNull(),
  payment: text().$type<PaymentMethod>().notNull(),
  shopId: text('shop_id')
    .notNull()
    .references(() => shops.id, { onDelete: 'cascade' }),
});

/** Addresses of customers. */
export const addresses = pgTable(
  'addresses',
  {
    id: text().primaryKey(),
    position: position(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    street: text().notNull(),
    line2: text(),
    postcode: text(),
    city: text().notNull(),
    region: text(),
    country: text().notNull(),
    phone: text().notNull(),
    texts: texts(),
  },
  (table) => [index('addresses_customer').on(table.customerId)],
);

/** Support tickets of customers. */
export const tickets = pgTable(
  'tickets',
  {
    id: text().primaryKey(),
    position: position(),
    slug: text().notNull().unique(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    type: text().$type<TicketType>().notNull(),
    category: text().$type<TicketCategory>().notNull(),
    status: text().$type<TicketStatus>().notNull(),
    title: text().notNull(),
    date: moment('date').notNull(),
    texts: texts(),
  },
  (table) => [index('tickets_customer').on(table.customerId)],
);

/** Messages of tickets. */
export const ticketMessages = pgTable(
  'ticket_messages',
  {
    ticketId: text('ticket_id')
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    position: position(),
    name: text().notNull(),
    image: text().notNull(),
    date: moment('date').notNull(),
    text: text().notNull(),
    texts: texts(),
  },
  (table) => [primaryKey({ columns: [table.ticketId, table.position] })],
);
