import { describe, expect, it } from 'vitest';
import {
  isAnnounced,
  problemMessage,
  quantityAfterKey,
  quantityAfterPress,
  readQuantity,
  requestedQuantity,
} from './quantitySelectorState.js';

const limits = { min: 1, max: 9999 };

describe('readQuantity', () => {
  const rules = { ...limits, removable: false };

  it.each([
    ['7', 7],
    [' 12 ', 12],
    ['007', 7],
    ['9999', 9999],
  ])('reads %j as %i', (text, quantity) => expect(readQuantity(text, rules)).toEqual({ quantity }));

  it.each(['10000', '99999999999999999999'])('reads %j as the maximum, with a problem', (text) =>
    expect(readQuantity(text, rules)).toEqual({ quantity: 9999, problem: 'max' }),
  );

  it.each(['', ' ', '0', '-3', '1.5', '1,5', '1e3', 'two', '１', '0x10'])('rejects %j', (text) =>
    expect(readQuantity(text, rules)).toEqual({ problem: 'invalid' }),
  );

  it('accepts 0 if it is the minimum or removes the item', () => {
    expect(readQuantity('0', { min: 0, max: 5, removable: false })).toEqual({ quantity: 0 });
    expect(readQuantity('00', { ...limits, removable: true })).toEqual({ quantity: 0 });
    expect(readQuantity('1', { min: 2, max: 5, removable: true })).toEqual({ problem: 'invalid' });
  });

  it('accepts only 0 for a sold-out item', () => {
    expect(readQuantity('3', { min: 1, max: 0, removable: true })).toEqual({ problem: 'max' });
    expect(readQuantity('0', { min: 1, max: 0, removable: true })).toEqual({ quantity: 0 });
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
  ])('%s from %i returns %i', (key, quantity, next) => expect(quantityAfterKey(key, quantity, limits)).toBe(next));

  it.each([
    ['ArrowUp', 10],
    ['PageUp', 10],
    ['ArrowDown', 9],
    ['End', 4],
  ])('%s from 10, above a maximum of 4, returns %i', (key, next) =>
    expect(quantityAfterKey(key, 10, { min: 1, max: 4 })).toBe(next),
  );

  it('ignores other keys', () => expect(quantityAfterKey('a', 5, limits)).toBeUndefined());
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

  it.each([
    ['what is lowered from above the maximum', 9, 'decrease', { max: 4 }, 4],
    ['what is raised above the maximum', 11, 'increase', { max: 4 }, undefined],
    ['a sold-out item that is lowered', 9, 'decrease', { max: 0 }, 0],
    ['a sold-out item that a key lowers', 9, 'key', { max: 0 }, undefined],
    ['a sold-out item that cannot be taken away', 9, 'decrease', { max: 0, removable: false }, undefined],
  ] as const)('of %s', (_name, next, reason, own, requested) => {
    expect(requestedQuantity(next, reason, 10, { ...rules, ...own })).toBe(requested);
  });

  it('requests nothing below the minimum if the item cannot be removed', () => {
    expect(requestedQuantity(0, 'decrease', 1, { ...rules, removable: false })).toBeUndefined();
  });
});

it('returns the message of each problem', () => {
  const messages = { invalid: 'From {min}', max: 'At most {max}', soldOut: 'Sold out' };
  expect(problemMessage('invalid', limits, messages)).toBe('From 1');
  expect(problemMessage('max', { min: 1, max: 4 }, messages)).toBe('At most 4');
  expect(problemMessage('max', { min: 1, max: 0 }, messages)).toBe('Sold out');
});

it('steps by one, and leaves the announcement of keys to the field', () => {
  expect([quantityAfterPress('increase', 2), quantityAfterPress('decrease', 2)]).toEqual([3, 1]);
  expect((['increase', 'decrease', 'input', 'key'] as const).filter(isAnnounced)).toEqual([
    'increase',
    'decrease',
    'input',
  ]);
});
