import * as z from 'zod';
import { addressSchema } from '../schemas/address.ts';
import { reviewSchema, sellerRowSchema } from '../schemas/admin.ts';
import { brandSchema } from '../schemas/brand.ts';
import { cartItemSchema } from '../schemas/cart-item.ts';
import { categorySchema } from '../schemas/category.ts';
import { couponSchema } from '../schemas/coupon.ts';
import { payoutRequestSchema, refundRequestSchema, vendorPayoutRequestSchema } from '../schemas/money-tables.ts';
import { orderSchema } from '../schemas/order.ts';
import { productSchema } from '../schemas/product.ts';
import { productReviewSchema } from '../schemas/review.ts';
import { supportTicketSchema } from '../schemas/ticket.ts';
import { userSchema } from '../schemas/user.ts';
import { vendorOrderSchema } from '../schemas/vendor.ts';
import { changes, creations } from './bodies.ts';
import type { Operation } from './operation.ts';
import { ofShop } from './reads.ts';

type Write = Omit<Operation, 'method' | 'path'>;

const cart = z.array(cartItemSchema);
const bodyRefusals = {
  400: 'The body does not fit.',
  413: 'The body is too large.',
};

/** Header and refusals of a POST that creates one record however often it is sent. */
const repeatable = {
  headers: [
    {
      name: 'Idempotency-Key',
      description:
        'The name of this write, 1 to 128 visible ASCII characters. Sent again with it, as after an answer that was lost, the write has the answer of the first, and nothing is made twice. The mock API ignores it.',
    },
  ],
  refusals: { ...bodyRefusals, 422: 'The key was used for another write.' },
};

const whose = 'Only of whoever is signed in. ';
const partial = 'Fields that are left out stay; fields that cannot be changed are not looked at.';
const first = ' `1` is the first.';

function creation<Body extends z.ZodType, Answer extends z.ZodType>(
  tag: string,
  noun: string,
  body: Body,
  answer: Answer,
) {
  return {
    tag,
    summary: `${noun}: makes one.`,
    body,
    status: 201,
    answer,
    ...repeatable,
    refusals: { ...repeatable.refusals, 409: `${noun} with this name exists.` },
  };
}

function change<Body extends z.ZodType, Answer extends z.ZodType>(
  tag: string,
  noun: string,
  body: Body,
  answer: Answer,
  description = partial,
) {
  const refusals = { ...bodyRefusals, 404: `${noun} not found` };
  return { tag, summary: `${noun}: changes one.`, description, body, answer, refusals };
}

function removal(tag: string, noun: string) {
  return { tag, summary: `${noun}: removes one.`, status: 204, refusals: { 404: `${noun} not found` } };
}

/** Every write of the mock API, by method and path. */
export const writes = {
  'PUT /api/cart': { tag: 'Cart', summary: 'Echoes the list sent; nothing is kept.', body: cart, answer: cart },
  'DELETE /api/cart': { tag: 'Cart', summary: 'Answers an empty list; nothing is kept.', answer: cart },

  'POST /api/admin/products': creation('Admin', 'Product', creations.product, productSchema),
  'PUT /api/admin/products/{slug}': change('Admin', 'Product', changes.product, productSchema),
  'DELETE /api/admin/products/{slug}': removal('Admin', 'Product'),
  'POST /api/admin/category': creation('Admin', 'Category', creations.category, categorySchema),
  'PUT /api/admin/category/{slug}': change('Admin', 'Category', changes.category, categorySchema),
  'DELETE /api/admin/category/{slug}': removal('Admin', 'Category'),
  'POST /api/admin/brands': creation('Admin', 'Brand', creations.brand, brandSchema),
  'PUT /api/admin/brands/{slug}': change('Admin', 'Brand', changes.brand, brandSchema),
  'DELETE /api/admin/brands/{slug}': removal('Admin', 'Brand'),
  'PUT /api/admin/reviews/{id}': change('Admin', 'Review', changes.review, reviewSchema),
  'PUT /api/admin/orders/{id}': {
    ...change('Admin', 'Order', changes.order, orderSchema, partial + first),
    refusals: {
      ...bodyRefusals,
      404: 'Order not found',
      409: 'A canceled order whose money was returned stays canceled.',
    },
  },
  'PUT /api/admin/sellers/{id}': change('Admin', 'Seller', changes.seller, sellerRowSchema),
  'PUT /api/admin/payout-requests/{no}': change('Admin', 'Payout request', changes.payoutRequest, payoutRequestSchema),
  'PUT /api/admin/refund-requests/{id}': change('Admin', 'Refund request', changes.refundRequest, refundRequestSchema),

  'POST /api/admin/coupons': creation('Admin', 'Coupon', creations.coupon, couponSchema),
  'PUT /api/admin/coupons/{code}': change('Admin', 'Coupon', changes.coupon, couponSchema),

  'POST /api/vendor/coupons': {
    ...creation('Vendor', 'Coupon', creations.vendorCoupon, couponSchema),
    description: 'The shop pays for it, and only its goods are lowered. An addition.',
    query: ofShop,
  },
  'PUT /api/vendor/coupons/{code}': { ...change('Vendor', 'Coupon', changes.coupon, couponSchema), query: ofShop },
  'POST /api/vendor/products': {
    ...creation('Vendor', 'Product', creations.product, productSchema),
    description: 'The shop sells it, whatever the body says. An addition.',
    query: ofShop,
  },
  'PUT /api/vendor/products/{slug}': { ...change('Vendor', 'Product', changes.product, productSchema), query: ofShop },
  'DELETE /api/vendor/products/{slug}': { ...removal('Vendor', 'Product'), query: ofShop },
  'PUT /api/vendor/orders/{id}': {
    ...change(
      'Vendor',
      'Order',
      changes.vendorOrder,
      vendorOrderSchema,
      "Changes the shop's part: Pending to Processing to Delivered; Pending or Processing to Cancelled. The status that it has is no change. An addition.",
    ),
    query: ofShop,
    refusals: { ...bodyRefusals, 404: 'Order not found', 409: 'The status cannot follow.' },
  },
  'PUT /api/vendor/refund-requests/{id}': change(
    'Vendor',
    'Refund request',
    changes.refundRequest,
    refundRequestSchema,
  ),
  'POST /api/vendor/payout-requests': {
    ...creation('Vendor', 'Payout request', creations.vendorPayoutRequest, vendorPayoutRequestSchema),
    refusals: {
      ...repeatable.refusals,
      409: 'The amount and the requests that wait are more than the balance of the shop.',
    },
  },

  'PUT /api/users/orders/{id}': {
    ...change(
      'Account',
      'Order',
      changes.ownOrder,
      orderSchema,
      `${whose}Cancels the order while no shop has begun with it. An addition.`,
    ),
    refusals: { ...bodyRefusals, 404: 'Order not found', 409: 'A shop has begun with the order.' },
  },
  'POST /api/users/refund-requests': {
    ...creation('Account', 'Refund request', creations.refundRequest, refundRequestSchema),
    description: `${whose}Asks for the money of one delivered line, once a line. Amount, shop and product are the order's. An addition.`,
    refusals: {
      ...repeatable.refusals,
      404: 'Order not found, or it has no such line',
      409: 'The line is not delivered, or was asked for before.',
    },
  },

  'PUT /api/user-list/{id}': change('Account', 'User', changes.user, userSchema, partial + first),
  'POST /api/address/user': creation('Account', 'Address', creations.address, addressSchema),
  'PUT /api/address/user/{id}': change('Account', 'Address', changes.address, addressSchema, whose + partial + first),
  'DELETE /api/address/user/{id}': removal('Account', 'Address'),
  'POST /api/tickets': creation('Account', 'Ticket', creations.ticket, supportTicketSchema),
  'PUT /api/tickets/{slug}': change('Account', 'Ticket', changes.ticket, supportTicketSchema, whose + partial),

  'POST /api/product/reviews': {
    tag: 'Products',
    summary: 'Writes a review, as whoever is signed in.',
    query: [{ name: 'slug', description: "The product's slug." }],
    example: 'slug=dart-kick-scooter',
    body: creations.productReview,
    status: 201,
    answer: productReviewSchema,
    ...repeatable,
    refusals: { ...repeatable.refusals, 404: 'Product not found' },
  },
  'POST /api/tickets/{slug}/replies': {
    tag: 'Account',
    summary: 'Replies to a ticket of whoever is signed in; answers the whole ticket.',
    body: creations.ticketReply,
    status: 201,
    answer: supportTicketSchema,
    ...repeatable,
    refusals: { ...repeatable.refusals, 404: 'Ticket not found' },
  },
} as const satisfies Record<string, Write>;

/** A write of the mock API, such as `POST /api/tickets`. */
export type WriteCall = keyof typeof writes;
