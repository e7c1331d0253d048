import { expect, it } from 'vitest';
import { wordMark } from './wordMark';

it.each([
  ['/images/brands/vela.svg', true],
  ['https://shop.test/vela.svg?v=2', true],
  ['https://cdn.shopify.test/vela.jpg?v=1', false],
  ['/images/empty/cart.webp', false],
])('%s is a word mark: %s', (image, isMark) => {
  expect(wordMark({ image })).toBe(isMark ? image : undefined);
});
