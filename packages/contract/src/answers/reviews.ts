import { partOfLine } from '../parts.ts';
import type { Order, Product, ProductReview } from '../schemas/index.ts';
import { ratingOf } from '../sums.ts';

/** Reviews of one product at most; the oldest are dropped. */
export const mostReviews = 24;

/** Returns the fields of a product that follow from its reviews. `joined` and `left` are the reviews by which they have changed. */
export function withStars(
  { ratingCounts }: Pick<Product, 'ratingCounts'>,
  reviews: readonly ProductReview[],
  joined: readonly ProductReview[],
  left: readonly ProductReview[] = [],
): Pick<Product, 'reviews' | 'rating' | 'ratingCounts'> {
  const counts = ratingCounts && ([...ratingCounts] as NonNullable<typeof ratingCounts>);
  const add = (list: readonly ProductReview[], by: number) => {
    for (const { rating } of list) if (counts) counts[rating - 1] = Math.max(0, (counts[rating - 1] ?? 0) + by);
  };
  add(joined, 1);
  add(left, -1);
  const rating = ratingOf(reviews, counts);
  return { reviews: [...reviews], rating, ...(counts && { ratingCounts: counts }) };
}

/** Returns whether one of the orders has a line of the product that was not canceled. */
export function hasBought(orders: readonly Order[], slug: string): boolean {
  return orders.some((order) =>
    order.items.some(
      ({ product_slug }, line) => product_slug === slug && (partOfLine(order, line) ?? order).status !== 'Cancelled',
    ),
  );
}
