import { expect, it } from 'vitest';
import { deliveryOf, promisesOf } from './productPromises';

it('calls goods large by their aisle, but for toys', () => {
  expect(deliveryOf(['furniture'])).toBe('large');
  expect(deliveryOf(['bed', 'furniture'])).toBe('large');
  expect(deliveryOf(['automotive', 'toys', 'car'])).toBe('express');
  expect(deliveryOf(['bed', 'home&garden'])).toBe('express');
});

it('keeps the promises of a toy that is a gift', () => {
  expect(promisesOf(['toys', 'giftshop'])).toBe('gift');
});
