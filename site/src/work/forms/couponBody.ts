import type { CouponEditorSubmission } from '@marketrow/components/CouponEditor';
import type { FormRecords } from './model';

type Coupon = FormRecords['coupons'];

const day = 24 * 60 * 60 * 1000;

/** Returns the last day of a coupon in UTC, `YYYY-MM-DD`; empty without an end. The stored moment is the first that is too late. */
export function lastDayOf({ endsAt }: Pick<Coupon, 'endsAt'>): string {
  return endsAt === null ? '' : new Date(Date.parse(endsAt) - 1).toISOString().slice(0, 10);
}

/** Returns the body of a coupon's call. The moment of an unchanged last day stays as it is: it need not be midnight. */
export function couponBody({ minimum, endsOn, ...others }: CouponEditorSubmission, before?: Coupon): object {
  const keepsEnd = before !== undefined && (endsOn ?? '') === lastDayOf(before);
  const endsAt = endsOn === null ? null : new Date(Date.parse(endsOn) + day).toISOString();
  return { ...others, minimum: minimum ?? 0, endsAt: keepsEnd ? before.endsAt : endsAt };
}
