import { expect, it } from 'vitest';
import * as en from '../../labels/en.js';
import { hasStars, shownText, sortedReviews, starCounts } from './reviewListState.js';

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

it('filters as the bars count: by whole stars', () => {
  expect([3.4, 3.5, 4.4, 4.5].map((rating) => hasStars(rating, 4))).toEqual([false, true, true, false]);
  expect(hasStars(1, null)).toBe(true);
});

it('says how many reviews are shown', () => {
  const text = (stars: number | null, list = reviews) => shownText(list, stars, 'en-US', en.ReviewList);
  expect([text(null), text(4), text(1)]).toEqual([
    'All 3 written reviews',
    '4 stars: 2 of 3 written reviews',
    '1 star: no written review',
  ]);
  expect(text(5, reviews.slice(1, 2))).toBe('5 stars: 1 of 1 written review');
});
