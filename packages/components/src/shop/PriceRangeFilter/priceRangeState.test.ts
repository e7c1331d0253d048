import { expect, it } from 'vitest';
import { priceCounts, priceEdges, rangeAfterMove, rangeAfterTyping, thumbsOf } from './priceRangeState.js';

const edges = [0, 10, 20, 50, 100];

it.each([[[1, 8599]], [[4, 5, 6]], [[12.5]], [[0]], [[0.2, 3_000_000]]])(
  'returns whole edges in ascending order that contain all of %j',
  (prices) => {
    const made = priceEdges(prices);
    expect(made.length).toBeGreaterThanOrEqual(2);
    expect(made.length).toBeLessThanOrEqual(25);
    expect(made.toSorted((a, b) => a - b)).toEqual(made);
    expect(new Set(made).size).toBe(made.length);
    expect(made[0]).toBeLessThanOrEqual(Math.min(...prices));
    expect(made.at(-1)).toBeGreaterThanOrEqual(Math.max(...prices));
    expect(priceCounts(prices, made).reduce((sum, count) => sum + count, 0)).toBe(prices.length);
  },
);

it('returns edges without any price', () => {
  expect(priceEdges([])).toEqual([0, 1]);
});

it('counts the prices between two edges, with the highest price in the last bar', () => {
  expect(priceCounts([0, 9.99, 10, 49, 50, 100], edges)).toEqual([2, 1, 1, 2]);
});

it('places the thumbs around a range', () => {
  expect(thumbsOf({}, edges)).toEqual({ low: 0, high: 4 });
  expect(thumbsOf({ min: 15, max: 45 }, edges)).toEqual({ low: 1, high: 3 });
  expect(thumbsOf({ min: 900 }, edges)).toEqual({ low: 3, high: 4 });
  expect(thumbsOf({ max: 0 }, edges)).toEqual({ low: 0, high: 1 });
});

it('moves a limit, never past the other, and removes it at its end', () => {
  expect(rangeAfterMove({}, 'low', 2, edges)).toEqual({ min: 20, max: undefined });
  expect(rangeAfterMove({ max: 20 }, 'low', 4, edges)).toEqual({ min: 10, max: 20 });
  expect(rangeAfterMove({ min: 20 }, 'high', 0, edges)).toEqual({ min: 20, max: 50 });
  expect(rangeAfterMove({ min: 10, max: 50 }, 'high', 9, edges)).toEqual({ min: 10, max: undefined });
  expect(rangeAfterMove({ min: 10, max: 50 }, 'low', -3, edges)).toEqual({ min: undefined, max: 50 });
  const typed = { min: 15 };
  expect(rangeAfterMove(typed, 'low', 1, edges)).toBe(typed);
});

it.each([
  ['min', 12.5, { min: 12.5, max: 40 }],
  ['min', undefined, { min: undefined, max: 40 }],
  ['max', undefined, { min: undefined, max: undefined }],
  ['min', 60, { min: 40, max: 60 }],
] as const)('takes %s = %s as typed', (limit, amount, expected) => {
  expect(rangeAfterTyping({ max: 40 }, limit, amount)).toEqual(expected);
});
