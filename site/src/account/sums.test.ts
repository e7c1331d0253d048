import { expect, it } from 'vitest';
import { toCents } from '@marketrow/cart-client/money';
import { sample } from '../data';
import { orderSums } from './sums';

it('adds the lines, the tax and the discount up to what each sample order says', async () => {
  const orders = await sample.orders('en');
  const wrong = orders.filter((order) => orderSums(order).total !== toCents(order.totalPrice));
  expect(orders.length).toBeGreaterThan(11);
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

it('counts in cents', () => {
  const items = [{ product_price: 0.1, product_quantity: 3 }];
  expect(orderSums({ items, tax: 1.15, discount: 0.05 })).toEqual({
    subtotal: 30,
    tax: 115,
    discount: 5,
    total: 140,
  });
});
