import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CouponLine, couponShares, couponStatus } from './coupon.ts';
import { HttpError } from './error.ts';
import type { Coupon } from './schemas/coupon.ts';

const now = '2026-11-29T10:00:00Z';
const ten: Coupon = {
  code: 'TEN',
  kind: 'percent',
  value: 10,
  shop: null,
  paidBy: 'shop',
  minimum: 0,
  endsAt: null,
  limit: null,
  used: 0,
  active: true,
};
const lines: CouponLine[] = [
  { cents: 1_000, shop: 'a' },
  { cents: 335, shop: 'b' },
  { cents: 0, shop: 'a' },
];

it.each([
  ['active', {}],
  ['active', { endsAt: '2026-11-29T10:00:01Z', limit: 2, used: 1 }],
  ['ended', { endsAt: now, limit: 2, used: 2 }],
  ['used-up', { limit: 2, used: 2 }],
  ['paused', { active: false, endsAt: now, limit: 2, used: 2 }],
])('is %s with %o', (status, fields) => {
  expect(couponStatus({ ...ten, ...fields }, now)).toBe(status);
});

describe('the shares of a coupon', () => {
  it.each([
    ['percent, rounded once', ten, [100, 34, 0]],
    ['an amount', { ...ten, kind: 'amount', value: 5 }, [375, 125, 0]],
    ['an amount above the sum', { ...ten, kind: 'amount', value: 99 }, [1_000, 335, 0]],
    ['the goods of one shop', { ...ten, shop: 'b' }, [0, 34, 0]],
  ] as const)('are %s', (_, coupon, shares) => {
    expect(couponShares('TEN', coupon, lines, now)).toEqual(shares);
  });

  it('add up, and none is above its line', () => {
    const line = fc.record({ cents: fc.integer({ min: 0, max: 5_000_000 }) });
    const kind = fc.constantFrom('percent' as const, 'amount' as const);
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 30 }),
        kind,
        fc.integer({ min: 1, max: 10_000 }),
        (all, how, value) => {
          const sum = all.reduce((total, { cents }) => total + cents, 0);
          fc.pre(sum > 0);
          const coupon: Coupon = { ...ten, kind: how, value: how === 'percent' ? value / 100 : value };
          const shares = couponShares('TEN', coupon, all, now);
          const off = how === 'percent' ? Math.round((sum * coupon.value) / 100) : Math.min(sum, value * 100);
          expect(shares.reduce((total, share) => total + share, 0)).toBe(off);
          expect(shares.every((share, index) => share >= 0 && share <= (all[index]?.cents ?? 0))).toBe(true);
        },
      ),
    );
  });

  it.each([
    ['unknown', undefined],
    ['ended', { ...ten, endsAt: now }],
    ['ended', { ...ten, active: false }],
    ['used-up', { ...ten, limit: 3, used: 3 }],
    ['other-goods', { ...ten, shop: 'c' }],
    ['below-minimum', { ...ten, minimum: 13.36 }],
    ['below-minimum', { ...ten, shop: 'b', minimum: 3.36 }],
  ] as const)('are refused: %s', (reason, coupon) => {
    const call = () => couponShares('TEN', coupon, lines, now);
    expect(call).toThrow(HttpError);
    expect(call).toThrow(
      expect.objectContaining({
        status: 409,
        extra: { coupon: expect.objectContaining({ code: 'TEN', reason }) as unknown },
      }) as Error,
    );
  });
});
