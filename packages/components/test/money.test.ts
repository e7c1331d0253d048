import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatMoney, salePriceCents, toCents } from '../src/internal/text/money';

interface MoneyCase {
  price: number;
  discount: number;
  quantity: number;
  unitCents: number;
  lineCents: number;
}

// The cart client's money follows the same table (decisions.md 2).
const table = join(import.meta.dirname, '../../../tests/money-cases.json');
const cases = JSON.parse(readFileSync(table, 'utf8')) as MoneyCase[];

describe('salePriceCents', () => {
  it.each(cases)(
    '$price less $discount % is $unitCents cents a piece',
    ({ price, discount, quantity, unitCents, lineCents }) => {
      expect(salePriceCents(price, discount)).toBe(unitCents);
      expect(salePriceCents(price, discount) * quantity).toBe(lineCents);
    },
  );

  it('has no discount by default', () => {
    expect(salePriceCents(19.99)).toBe(1999);
  });
});

describe('toCents', () => {
  it('is whole for every amount of two digits', () => {
    for (let cents = 0; cents < 200_000; cents += 7) expect(toCents(cents / 100)).toBe(cents);
  });
});

describe('formatMoney', () => {
  it('writes an amount as the language does', () => {
    expect(formatMoney('en-US', 'USD', 129_900)).toBe('$1,299.00');
    expect(formatMoney('de-DE', 'USD', 129_900)).toBe('1.299,00\u00a0$');
    expect(formatMoney('de-DE', 'EUR', 5)).toBe('0,05\u00a0€');
  });
});
