import type { Product } from './index';

/** How many ratings a product has. */
export function ratingCount({ ratingCounts, reviews }: Pick<Product, 'ratingCounts' | 'reviews'>): number {
  return ratingCounts?.reduce((sum, count) => sum + count, 0) ?? reviews.length;
}
