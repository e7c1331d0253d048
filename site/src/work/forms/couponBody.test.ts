import type { CouponEditorSubmission } from '@marketrow/components/CouponEditor';
import { changes, creations } from '@marketrow/contract/calls';
import type { Coupon } from '@marketrow/contract/schemas';
import { expect, it } from 'vitest';
import { couponBody, lastDayOf } from './couponBody';

const made = { code: 'TEA-10', kind: 'percent', value: 10, minimum: null, endsOn: null, limit: null } as const;
const stored: Coupon = {
  ...{ code: 'TEA-10', kind: 'percent', value: 10, shop: null, paidBy: 'marketplace' },
  ...{ minimum: 0, endsAt: '2026-03-01T18:30:00Z', limit: null, used: 0, active: true },
};

it.each<[string, CouponEditorSubmission]>([
  ['vendorCoupon', made],
  ['vendorCoupon', { ...made, kind: 'amount', value: 5.5, minimum: 25, endsOn: '2026-02-28', limit: 100 }],
  ['coupon', { ...made, shop: null, paidBy: 'marketplace' }],
  ['coupon', { ...made, shop: '550e8400-e29b-41d4-a716-446655440000', paidBy: 'shop' }],
])('makes a body that the call of a %s takes', (name, submission) => {
  const body = couponBody(submission);
  expect(creations[name as 'coupon' | 'vendorCoupon'].parse(body)).toEqual(body);
});

it('ends a coupon with its last day in UTC', () => {
  expect(couponBody({ ...made, endsOn: '2026-02-28' })).toMatchObject({ endsAt: '2026-03-01T00:00:00.000Z' });
  expect(lastDayOf({ endsAt: '2026-03-01T00:00:00.000Z' })).toBe('2026-02-28');
  expect(lastDayOf({ endsAt: '2026-03-01' })).toBe('2026-02-28');
  expect(lastDayOf({ endsAt: null })).toBe('');
});

it('keeps the moment of a last day that is not changed', () => {
  const terms = { minimum: 5, limit: 3 };
  const same = couponBody({ ...terms, endsOn: '2026-03-01' }, stored);
  expect(same).toEqual({ ...terms, endsAt: stored.endsAt });
  expect(changes.coupon.parse(same)).toEqual(same);
  expect(couponBody({ ...terms, endsOn: '2026-03-02' }, stored)).toMatchObject({ endsAt: '2026-03-03T00:00:00.000Z' });
  expect(couponBody({ ...terms, endsOn: null }, stored)).toMatchObject({ endsAt: null });
});
