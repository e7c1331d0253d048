/* Rules of a `ReviewList`. No DOM, no React. */

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
  return counts ?? [1, 2, 3, 4, 5].map((star) => reviews.filter(({ rating }) => Math.round(rating) === star).length);
}
