import { expect, it } from 'vitest';
import { sortedReviews, starCounts } from './reviewListState.js';

const reviews = [
  { rating: 4, date: '2026-10-01' },
  { rating: 5, date: '2026-08-01' },
  { rating: 4, date: '2026-11-01' },
];
const dates = (order: 'newest' | 'highest' | 'lowest') => sortedReviews(reviews, order).map(({ date }) => date);

it('sorts by date or by stars, with the newest first among equals', () => {
  expect(dates('newest')).toEqual(['2026-11-01', '2026-10-01', '2026-08-01']);
  expect(dates('highest')).toEqual(['2026-08-01', '2026-11-01', '2026-10-01']);
  expect(dates('lowest')).toEqual(['2026-11-01', '2026-10-01', '2026-08-01']);
});

it('uses the counts of the record, or counts the reviews', () => {
  expect(starCounts(reviews)).toEqual([0, 0, 0, 2, 1]);
  expect(starCounts(reviews, [1, 2, 3, 4, 5])).toEqual([1, 2, 3, 4, 5]);
});
