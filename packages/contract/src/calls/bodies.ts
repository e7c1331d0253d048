import * as z from 'zod';
import { isStorableText } from '../storableText.ts';
import { placeFields } from '../order-schemas.ts';
import { addressSchema } from '../schemas/address.ts';
import { reviewSchema, sellerRowSchema } from '../schemas/admin.ts';
import { brandSchema } from '../schemas/brand.ts';
import { categorySchema } from '../schemas/category.ts';
import { checkCouponValue, couponFieldsSchema } from '../schemas/coupon.ts';
import { payoutRequestSchema, refundRequestSchema, vendorPayoutRequestSchema } from '../schemas/money-tables.ts';
import { orderPartSchema, orderSchema } from '../schemas/order.ts';
import { productFieldsSchema } from '../schemas/product.ts';
import { productReviewSchema } from '../schemas/review.ts';
import { supportTicketSchema } from '../schemas/ticket.ts';
import { userSchema } from '../schemas/user.ts';

const product = productFieldsSchema.pick({
  title: true,
  description: true,
  brand: true,
  price: true,
  size: true,
  colors: true,
  discount: true,
  compareAtPrice: true,
  images: true,
  categories: true,
  status: true,
  unit: true,
  measure: true,
  published: true,
  stock: true,
});
const category = categorySchema.pick({
  name: true,
  icon: true,
  image: true,
  parent: true,
  description: true,
  featured: true,
});
const brand = brandSchema.pick({ name: true, image: true, type: true, featured: true });
const vendorCoupon = couponFieldsSchema.pick({
  code: true,
  kind: true,
  value: true,
  minimum: true,
  endsAt: true,
  limit: true,
});
const address = addressSchema.pick({ title: true, phone: true }).extend(placeFields);
const user = userSchema.pick({ email: true, phone: true, avatar: true, dateOfBirth: true, name: true });
const statusOf = <Schema extends z.ZodType>(status: Schema) => z.object({ status }).partial();

/** Bodies of POST, by the kind of record that is created. */
export const creations = {
  product: product.partial().required({ title: true, price: true, categories: true }),
  category: category.partial().required({ name: true }),
  brand: brand.partial().required({ name: true, type: true }),
  address,
  ticket: supportTicketSchema
    .pick({ title: true, type: true, category: true })
    .extend({ text: z.string().min(1).max(5000) }),
  /** Amount, shop and product come from the order. */
  refundRequest: z.object({
    orderNo: refundRequestSchema.shape.orderNo,
    line: refundRequestSchema.shape.line.unwrap(),
    reason: refundRequestSchema.shape.reason.unwrap(),
    message: z.string().trim().max(2000).refine(isStorableText, 'holds characters that cannot be stored').optional(),
  }),
  vendorPayoutRequest: z.object({
    amount: vendorPayoutRequestSchema.shape.amount.positive().max(1_000_000),
    message: z.string().max(2000).optional(),
    shopName: vendorPayoutRequestSchema.shape.shopName,
  }),
  /** Author and date come from the session and the server's clock. */
  productReview: productReviewSchema.pick({ rating: true }).extend({ comment: z.string().trim().min(1).max(2000) }),
  /** The shop of the seller pays for it. */
  vendorCoupon: vendorCoupon.partial({ minimum: true, endsAt: true, limit: true }).check(checkCouponValue),
  coupon: vendorCoupon
    .extend({ shop: couponFieldsSchema.shape.shop, paidBy: couponFieldsSchema.shape.paidBy })
    .partial({ minimum: true, endsAt: true, limit: true, shop: true })
    .check(checkCouponValue),
  ticketReply: z.object({ text: z.string().trim().min(1).max(5000) }),
};

/** Bodies of PUT, by the kind of record: the fields that can be changed, all optional. Other fields of a body are ignored. */
export const changes = {
  product: product.partial(),
  category: category.partial(),
  brand: brand.partial(),
  review: reviewSchema.pick({ published: true }).partial(),
  /** Undoing a change sends the moment of delivery and the parts back. */
  order: z
    .object({
      status: orderSchema.shape.status,
      deliveredAt: orderSchema.shape.deliveredAt,
      parts: z.array(orderPartSchema.pick({ shop: true, status: true, deliveredAt: true })),
    })
    .partial(),
  vendorOrder: z.object({ status: orderSchema.shape.status }),
  /** A shopper cancels; every other status is a shop's. */
  ownOrder: z.object({ status: z.literal('Cancelled') }),
  seller: sellerRowSchema.pick({ published: true, package: true }).partial(),
  refundRequest: statusOf(refundRequestSchema.shape.status),
  payoutRequest: statusOf(payoutRequestSchema.shape.status),
  user: user.partial(),
  address: address.partial(),
  /** Amount and goods of a coupon stay as shoppers know them. */
  coupon: couponFieldsSchema.pick({ active: true, endsAt: true, limit: true, minimum: true }).partial(),
  /** A customer closes a ticket and may reopen it. */
  ticket: statusOf(supportTicketSchema.shape.status),
};
