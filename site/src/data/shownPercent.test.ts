import { expect, it } from 'vitest';
import { shownPercent } from './shownPercent';

it.each([
  [0, 100, 0],
  [0.3, 100, 1],
  [0.3, 1, 0],
  [12.5, 100, 13],
  [99.6, 100, 99],
  [100, 100, 100],
])('shows %d per cent off %d dollars as %d', (discount, price, shown) => {
  expect(shownPercent({ price, discount })).toBe(shown);
});

it.each([
  [1199, 1499.95, 20],
  [99.99, 100, 1],
  [0.01, 100, 99],
  [100, 100, 0],
  [0, 100, 100],
])('shows %d dollars beside a list price of %d as %d per cent off', (price, compareAtPrice, shown) => {
  expect(shownPercent({ price, compareAtPrice })).toBe(shown);
});
