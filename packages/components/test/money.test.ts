import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import {
  formatMoney,
  formatShortMoney,
  minorUnits,
  priceAmounts,
  salePrice,
  toMinorUnits,
} from '../src/internal/text/money';

interface MoneyCase {
  price: number;
  discount: number;
  quantity: number;
  unitCents: number;
  lineCents: number;
}

// The cart client's tests read the same table.
const table = join(import.meta.dirname, '../../../tests/money-cases.json');
const cases = JSON.parse(readFileSync(table, 'utf8')) as MoneyCase[];

describe('salePrice', () => {
  it('follows the shared table in dollars', () => {
    const wrong = cases.filter(({ price, discount, quantity, unitCents, lineCents }) => {
      const cents = salePrice(price, discount, 'USD');
      return cents !== unitCents || cents * quantity !== lineCents;
    });
    expect(cases.length).toBeGreaterThan(20);
    expect(wrong).toEqual([]);
  });

  it('rounds once per piece in the minor unit of the currency', () => {
    expect(salePrice(1.234, 0, 'KWD')).toBe(1234);
    expect(salePrice(1.235, 10, 'KWD')).toBe(1112);
    expect(salePrice(1235, 10, 'JPY')).toBe(1112);
  });
});

it('returns the minor units of a currency', () => {
  expect(['USD', 'EUR', 'KWD', 'JPY'].map(minorUnits)).toEqual([100, 100, 1000, 1]);
});

describe('toMinorUnits', () => {
  it("is an integer for every amount with the currency's decimals", () => {
    const wrong: number[] = [];
    for (let units = 0; units < 200_000; units += 7) {
      if (toMinorUnits(units / 100, 'USD') !== units || toMinorUnits(units / 1000, 'KWD') !== units) wrong.push(units);
      if (toMinorUnits(units, 'JPY') !== units) wrong.push(units);
    }
    expect(wrong).toEqual([]);
  });

  it('rounds half a unit up by the decimal notation', () => {
    expect(toMinorUnits(1.005, 'USD')).toBe(101);
    expect(toMinorUnits(1.0005, 'KWD')).toBe(1001);
  });
});

describe('priceAmounts', () => {
  it('reads a discount in percent, or both prices', () => {
    expect(priceAmounts({ price: 57.65, discount: 15 }, 'USD')).toEqual({ amount: 4900, original: 5765, percent: 15 });
    expect(priceAmounts({ price: 40, compareAtPrice: 50 }, 'USD')).toMatchObject({ amount: 4000, original: 5000 });
    expect(priceAmounts({ price: 40, compareAtPrice: 50 }, 'USD').percent).toBeCloseTo(20);
    expect(priceAmounts({ price: 40, compareAtPrice: 50, discount: 99 }, 'USD').amount).toBe(4000);
  });

  it('has no discount if the earlier price is not higher', () => {
    expect(priceAmounts({ price: 0.01, discount: 10 }, 'USD')).toEqual({ amount: 1, original: 1, percent: 0 });
    expect(
      [0.3, 0.5, 12.5, 99.6, 100].map((discount) => priceAmounts({ price: 100, discount }, 'USD').percent),
    ).toEqual([1, 1, 13, 99, 100]);
    expect([99.99, 99.5, 0.01].map((price) => priceAmounts({ price, compareAtPrice: 100 }, 'USD').percent)).toEqual([
      1, 1, 99,
    ]);
    expect(priceAmounts({ price: 1, discount: 0.3 }, 'USD')).toEqual({ amount: 100, original: 100, percent: 0 });
    expect(priceAmounts({ price: 50, compareAtPrice: 40 }, 'USD')).toEqual({
      amount: 5000,
      original: 5000,
      percent: 0,
    });
    expect(priceAmounts({ price: 50, compareAtPrice: null }, 'USD')).toEqual({
      amount: 5000,
      original: 5000,
      percent: 0,
    });
  });
});

describe('formatMoney', () => {
  it('formats an amount by the rules of the language', () => {
    expect(formatMoney('en-US', 'USD', 129_900)).toBe('$1,299.00');
    expect(formatMoney('de-DE', 'USD', 129_900)).toBe('1.299,00\u00a0$');
    expect(formatMoney('de-DE', 'EUR', 5)).toBe('0,05\u00a0€');
  });

  it('uses the decimals of the currency', () => {
    expect(formatMoney('en-US', 'KWD', 1234)).toBe('KWD\u00a01.234');
    expect(formatMoney('en-US', 'JPY', 1234)).toBe('¥1,234');
    expect(formatShortMoney('en-US', 'KWD', 2000)).toBe('KWD\u00a02');
    expect(formatShortMoney('en-US', 'USD', 7990)).toBe('$79.90');
  });

  it('returns nothing for an invalid number, and logs an error in development', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect([NaN, Infinity].map((amount) => formatMoney('en-US', 'USD', amount))).toEqual(['', '']);
    expect(formatShortMoney('en-US', 'USD', NaN)).toBe('');
    expect(error).toHaveBeenCalledTimes(3);
    expect(error).toHaveBeenCalledWith(expect.stringContaining('mr: a price is NaN.'));
    error.mockRestore();
  });
});
