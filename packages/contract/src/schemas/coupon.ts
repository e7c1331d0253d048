import * as z from 'zod';
import { amountSchema, idSchema, isoDateSchema } from './primitives.ts';

/** Code of a coupon: capital letters, digits and hyphens. What a shopper enters is trimmed and raised to capitals. */
export const couponCodeSchema = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z\d](?:[A-Z\d-]{1,30})[A-Z\d]$/, 'must be 3 to 32 letters, digits and hyphens');

/** Payer of a coupon: the shop whose goods it lowers, or the marketplace out of its commission. */
export const couponPayerSchema = z.enum(['shop', 'marketplace']);

/** The fields of a coupon by themselves: to derive other schemas from. */
export const couponFieldsSchema = z.object({
  code: couponCodeSchema,
  kind: z.enum(['percent', 'amount']),
  /** Percent off, or dollars off. */
  value: amountSchema.positive(),
  /** Id of the only shop whose goods it lowers. `null`: those of all shops. */
  shop: idSchema.nullable(),
  paidBy: couponPayerSchema,
  /** Least sum in dollars of the goods that it lowers. 0: none. */
  minimum: amountSchema,
  /** The moment from which it is refused. `null`: none. */
  endsAt: isoDateSchema.nullable(),
  /** Most orders that may use it. `null`: any number. */
  limit: z.int().positive().nullable(),
  /** Orders that have used it. */
  used: z.int().nonnegative(),
  /** False: refused until it is switched on again. */
  active: z.boolean(),
});

/** Refuses more than 100 percent. */
export const checkCouponValue = z.refine<Pick<Coupon, 'kind' | 'value'>>(
  ({ kind, value }) => kind === 'amount' || value <= 100,
  { path: ['value'], error: 'expected 100 percent at most' },
);

/** A coupon that a shopper enters at the checkout. */
export const couponSchema = couponFieldsSchema.check(checkCouponValue);

/** A coupon that a shopper enters at the checkout. */
export type Coupon = z.infer<typeof couponFieldsSchema>;
