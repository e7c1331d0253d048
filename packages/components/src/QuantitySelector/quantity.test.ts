import { describe, expect, it } from 'vitest';
import { clampQuantity, parseQuantity, quantityAfterKey } from './quantity';

const limits = { min: 1, max: 9999 };

describe('parseQuantity', () => {
  it.each([
    ['7', 7],
    [' 12 ', 12],
    ['007', 7],
    ['9999', 9999],
    ['10000', 9999],
    ['99999999999999999999', 9999],
  ])('reads %j as %i', (text, quantity) => expect(parseQuantity(text, limits)).toBe(quantity));

  it.each(['', ' ', '0', '-3', '1.5', '1e3', 'two', '１', '0x10'])('refuses %j', (text) =>
    expect(parseQuantity(text, limits)).toBeUndefined(),
  );

  it('takes 0 where 0 is the least', () => expect(parseQuantity('0', { min: 0, max: 5 })).toBe(0));
});

describe('quantityAfterKey', () => {
  it.each([
    ['ArrowUp', 5, 6],
    ['ArrowDown', 5, 4],
    ['PageUp', 5, 15],
    ['PageDown', 25, 15],
    ['PageDown', 5, 1],
    ['Home', 5, 1],
    ['End', 5, 9999],
    ['ArrowDown', 1, 1],
    ['ArrowUp', 9999, 9999],
  ])('%s from %i leads to %i', (key, quantity, next) => expect(quantityAfterKey(key, quantity, limits)).toBe(next));

  it('leaves other keys alone', () => expect(quantityAfterKey('a', 5, limits)).toBeUndefined());
});

it('brings a quantity between the limits', () => {
  expect(clampQuantity(0, limits)).toBe(1);
  expect(clampQuantity(3, limits)).toBe(3);
  expect(clampQuantity(10_000, limits)).toBe(9999);
});
