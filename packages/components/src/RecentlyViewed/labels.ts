import type { ProductCardLabels } from '../ProductCard';
import type { ProductCarouselLabels } from '../ProductCarousel';

/** Every string that `RecentlyViewed` shows. */
export interface RecentlyViewedLabels {
  /** Heading of the section when `title` is left out. */
  title: string;
  /** The button that forgets them. */
  clear: string;
  /** The strings of the cards. */
  card?: Partial<ProductCardLabels> | undefined;
  /** The strings of the row. */
  carousel?: Partial<ProductCarouselLabels> | undefined;
}

/** The English strings of `RecentlyViewed`. */
export const recentlyViewedLabels: RecentlyViewedLabels = { title: 'Recently viewed', clear: 'Clear list' };
