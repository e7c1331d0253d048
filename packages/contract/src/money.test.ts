import { expect, it } from 'vitest';
import cases from '../../../tests/money-cases.json' with { type: 'json' };
import { choicePrice, reductionOf, salePriceCents } from './money.ts';

it.each(cases)('$price less $discount %', ({ price, discount, unitCents }) => {
  expect(salePriceCents(price, discount)).toBe(unitCents);
});

it.each([
  [{ price: 40, discount: 25 }, 25],
  [{ price: 40, compareAtPrice: 50 }, 20],
  [{ price: 50, compareAtPrice: 50 }, 0],
  [{ price: 50 }, 0],
])('reduces %j by %d percent', (fields, percent) => {
  expect(reductionOf(fields)).toBeCloseTo(percent, 10);
});

it('prices a choice by its own fields, and keeps the list price of the product to the price of the product', () => {
  const product = { price: 40, discount: 0, compareAtPrice: 50 };
  expect(choicePrice(product)).toEqual(product);
  expect(choicePrice(product, {})).toEqual(product);
  expect(choicePrice(product, { price: 45 })).toEqual({ price: 45, discount: 0 });
  expect(choicePrice(product, { price: 45, compareAtPrice: 60 })).toEqual({
    price: 45,
    discount: 0,
    compareAtPrice: 60,
  });
});
