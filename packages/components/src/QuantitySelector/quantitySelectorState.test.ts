import { describe, expect, it } from 'vitest';
import {
  clampQuantity,
  isAnnounced,
  parseQuantity,
  quantityAfterKey,
  quantityAfterPress,
  requestedQuantity,
} from './quantitySelectorState';

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

  it('takes 0 where 0 is the least, and where it takes the item away', () => {
    expect(parseQuantity('0', { min: 0, max: 5 })).toBe(0);
    expect(parseQuantity('00', { ...limits, removable: true })).toBe(0);
    expect(parseQuantity('1', { min: 2, max: 5, removable: true })).toBeUndefined();
  });
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

describe('requestedQuantity', () => {
  const rules = { ...limits, removable: true };

  it.each([
    [3, 'increase', 2, 3],
    [2, 'input', 2, undefined],
    [10_000, 'increase', 9999, undefined],
    [0, 'decrease', 1, 0],
    [0, 'input', 5, 0],
    [0, 'key', 1, undefined],
  ] as const)('%i by %s from %i asks for %s', (next, reason, quantity, requested) => {
    expect(requestedQuantity(next, reason, quantity, rules)).toBe(requested);
  });

  it('asks for nothing below the minimum where the item cannot be taken away', () => {
    expect(requestedQuantity(0, 'decrease', 1, { ...rules, removable: false })).toBeUndefined();
  });
});

it('counts by one, and leaves keys to the field that tells them', () => {
  expect([quantityAfterPress('increase', 2), quantityAfterPress('decrease', 2)]).toEqual([3, 1]);
  expect((['increase', 'decrease', 'input', 'key'] as const).filter(isAnnounced)).toEqual([
    'increase',
    'decrease',
    'input',
  ]);
});
