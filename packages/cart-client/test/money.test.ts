import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import cases from '../../../tests/money-cases.json' with { type: 'json' };
import { lineCents, salePriceCents, toCents } from '../src/money.ts';

vi.setConfig({ testTimeout: 60_000 });

it.each(cases)(
  '$price less $discount % times $quantity',
  ({ price, discount, quantity, unitCents, lineCents: expected }) => {
    expect(salePriceCents(price, discount)).toBe(unitCents);
    expect(lineCents(price, quantity, discount)).toBe(expected);
    // The cart's own way: the line carries the sale price.
    expect(lineCents(unitCents / 100, quantity)).toBe(expected);
  },
);

it('agrees with whole-number arithmetic for every price in cents and every discount in hundredths of a percent', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000_000 }),
      fc.integer({ min: 0, max: 10_000 }),
      fc.integer({ min: 1, max: 9999 }),
      (cents, hundredths, quantity) => {
        const unit = (BigInt(cents) * (10_000n - BigInt(hundredths)) + 5_000n) / 10_000n;
        expect(salePriceCents(cents / 100, hundredths / 100)).toBe(Number(unit));
        expect(lineCents(cents / 100, quantity, hundredths / 100)).toBe(Number(unit * BigInt(quantity)));
      },
    ),
    { numRuns: 20_000 },
  );
});

it('clamps discounts that no shop means', () => {
  expect(salePriceCents(10, 150)).toBe(0);
  expect(salePriceCents(10, -5)).toBe(1000);
});

it('throws for nothing', () => {
  expect(toCents(NaN)).toBeNaN();
  expect(toCents(Infinity)).toBe(Infinity);
});
