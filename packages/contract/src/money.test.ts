import { expect, it } from 'vitest';
import cases from '../../../tests/money-cases.json' with { type: 'json' };
import { salePriceCents } from './money.ts';

it.each(cases)('$price less $discount %', ({ price, discount, unitCents }) => {
  expect(salePriceCents(price, discount)).toBe(unitCents);
});
