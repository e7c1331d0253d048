import type { CouponReason } from '@marketrow/contract';
import { call, json, type OrderDependencies } from './call';

/** Every reason of a refusal; the type of the contract holds that none is missing. */
const reasons: Readonly<Record<CouponReason, true>> = {
  unknown: true,
  ended: true,
  'used-up': true,
  'other-goods': true,
  'below-minimum': true,
  changed: true,
};

/** A coupon that is applied, and what the server says that it takes off. */
export interface AppliedCoupon {
  code: string;
  /** Amount in major units. */
  discount: number;
}

/** A refused coupon. */
export interface RefusedCoupon {
  reason: CouponReason;
  /** Least sum of the goods in major units, where they cost less. */
  minimum?: number;
}

/** Result of a check. */
export type CouponCheck =
  | { kind: 'applied'; coupon: AppliedCoupon }
  | { kind: 'refused'; refusal: RefusedCoupon }
  | { kind: 'too-many' }
  | { kind: 'no-answer' };

/** Asks the server what a coupon takes off the cart as it is stored. */
export async function checkCoupon(
  code: string,
  on: Pick<OrderDependencies, 'cart' | 'fetch' | 'url'>,
): Promise<CouponCheck> {
  if (!(await on.cart.flush({ timeout: 8_000 }))) return { kind: 'no-answer' };
  const response = await call(on, '/coupons/check', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ guestId: on.cart.getState().guestId, code }),
  });
  if (response?.status === 429) return { kind: 'too-many' };
  // The server refuses the form of a code that no coupon can have.
  if (response?.status === 400) return { kind: 'refused', refusal: { reason: 'unknown' } };
  const answer = response && ((await response.json().catch(() => undefined)) as unknown);
  const { discount } = Object(answer) as { discount?: unknown };
  if (response?.ok === true && typeof discount === 'number') return { kind: 'applied', coupon: { code, discount } };
  const refusal = refusedCoupon(answer);
  return response?.status === 409 && refusal ? { kind: 'refused', refusal } : { kind: 'no-answer' };
}

/** Reads the refusal of a coupon out of an answer; undefined where it is about something else. */
export function refusedCoupon(answer: unknown): RefusedCoupon | undefined {
  const { coupon } = Object(answer) as { coupon?: unknown };
  const { reason, minimum } = Object(coupon) as Record<string, unknown>;
  if (typeof reason !== 'string' || !Object.hasOwn(reasons, reason)) return undefined;
  return { reason: reason as CouponReason, ...(typeof minimum === 'number' && { minimum }) };
}
