/* Rules of a `ReviewList`. No DOM, no React. */
import { format, plural } from '../../internal/text/format.js';
import type { PluralForms } from '../../internal/text/format.js';
import { numberFormat } from '../../internal/text/numberFormat.js';

/** Order of the reviews. */
export type ReviewOrder = 'newest' | 'highest' | 'lowest';

/** Fields that the order depends on. */
export interface SortableReview {
  /** Stars, 1 to 5. */
  rating: number;
  /** Date of the review, ISO 8601. */
  date: string;
}

/** Returns the reviews in an order; among equal stars the newest first. */
export function sortedReviews<Review extends SortableReview>(reviews: readonly Review[], order: ReviewOrder): Review[] {
  const newestFirst = (a: Review, b: Review) => (a.date < b.date ? 1 : Number(a.date > b.date) * -1);
  const sign = order === 'highest' ? 1 : -1;
  return [...reviews].sort((a, b) => (order === 'newest' ? 0 : sign * (b.rating - a.rating)) || newestFirst(a, b));
}

/**
 * Returns the numbers of ratings with one, two, three, four and five stars: `counts` of the record, or counted from the
 * reviews.
 */
export function starCounts(reviews: readonly SortableReview[], counts?: readonly number[]): readonly number[] {
  return counts ?? [1, 2, 3, 4, 5].map((star) => reviews.filter(({ rating }) => hasStars(rating, star)).length);
}

/** Returns whether a review with this rating is shown under the filter; `null` is no filter. */
export function hasStars(rating: number, stars: number | null): boolean {
  return stars === null || Math.round(rating) === stars;
}

/** Strings of the filter. */
interface FilterMessages {
  all: PluralForms;
  filtered: PluralForms;
  unfound: string;
  stars: PluralForms;
}

/** Returns how many of the reviews are shown under the filter, as a text. */
export function shownText(
  reviews: readonly SortableReview[],
  stars: number | null,
  locale: string,
  messages: FilterMessages,
): string {
  if (stars === null) return plural(locale, reviews.length, messages.all);
  const name = plural(locale, stars, messages.stars);
  const shown = reviews.filter(({ rating }) => hasStars(rating, stars)).length;
  if (shown === 0) return format(messages.unfound, { stars: name });
  return format(plural(locale, reviews.length, messages.filtered), {
    stars: name,
    shown: numberFormat(locale).format(shown),
  });
}
