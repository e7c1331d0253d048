import { HttpError } from './error.ts';
import type { Coupon } from './schemas/coupon.ts';

/** Why a coupon cannot be used for a cart. */
export const couponReasons = ['unknown', 'ended', 'used-up', 'other-goods', 'below-minimum', 'changed'] as const;

/** Why a coupon cannot be used for a cart. */
export type CouponReason = (typeof couponReasons)[number];

/** A line of a cart, as a coupon sees it. */
export interface CouponLine {
  /** Price of all its pieces in cents. */
  cents: number;
  /** Id of the shop that sells it. Omitted: the marketplace itself. */
  shop?: string | undefined;
}

const messages: Readonly<Record<CouponReason, string>> = {
  unknown: 'No coupon has this code',
  ended: 'The coupon has ended',
  'used-up': 'The coupon was used as often as it may be',
  'other-goods': 'The coupon is for goods of another shop',
  'below-minimum': 'The goods cost less than the coupon asks for',
  changed: 'The coupon takes off another amount now',
};

/** 409 that names the coupon and the reason; with `minimum` in dollars where the goods cost less. */
export function couponRefused(code: string, reason: CouponReason, fields: object = {}): HttpError {
  return new HttpError(409, messages[reason], { extra: { coupon: { code, reason, ...fields } } });
}

/** Status of a coupon: `active` for one that shoppers can use, else the reason why they cannot. */
export type CouponStatus = 'active' | 'paused' | 'ended' | 'used-up';

/**
 * Returns the status of a coupon at a moment; `paused` comes first, since switching it on is the way back.
 *
 * @param now - The moment, in ISO 8601.
 */
export function couponStatus(
  { active, endsAt, limit, used }: Pick<Coupon, 'active' | 'endsAt' | 'limit' | 'used'>,
  now: string,
): CouponStatus {
  if (!active) return 'paused';
  if (endsAt !== null && Date.parse(endsAt) <= Date.parse(now)) return 'ended';
  return limit !== null && used >= limit ? 'used-up' : 'active';
}

/**
 * Cents that a coupon takes off each line, in the order of the lines: together the amount of the coupon, shared by price.
 * Throws a 409 by `couponRefused` where it cannot be used.
 *
 * @param coupon - Omitted: no coupon has the code.
 * @param now - The moment, in ISO 8601.
 */
export function couponShares(
  code: string,
  coupon: Coupon | undefined,
  lines: readonly CouponLine[],
  now: string,
): number[] {
  if (!coupon) throw couponRefused(code, 'unknown');
  const { kind, value, shop, minimum } = coupon;
  const status = couponStatus(coupon, now);
  if (status !== 'active') throw couponRefused(code, status === 'used-up' ? 'used-up' : 'ended');
  const cents = lines.map((line) => (shop === null || line.shop === shop ? line.cents : 0));
  const sum = total(cents);
  if (sum === 0) throw couponRefused(code, 'other-goods');
  if (sum < Math.round(minimum * 100)) throw couponRefused(code, 'below-minimum', { minimum });
  const off = kind === 'percent' ? Math.round((sum * value) / 100) : Math.min(sum, Math.round(value * 100));
  // Each line gets the growth of the rounded running share: the shares add up, and none is above its line.
  let listed = 0;
  let shared = 0;
  return cents.map((line) => {
    listed += line;
    const share = Math.round((off * listed) / sum) - shared;
    shared += share;
    return share;
  });
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
