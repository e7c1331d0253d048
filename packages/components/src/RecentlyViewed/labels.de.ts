import { productCardLabels } from '../ProductCard/labels.de';
import { productCarouselLabels } from '../ProductCarousel/labels.de';
import type { RecentlyViewedLabels } from './labels';

/** The German strings of `RecentlyViewed`. */
export const recentlyViewedLabels: RecentlyViewedLabels = {
  title: 'Zuletzt angesehen',
  clear: 'Liste leeren',
  card: productCardLabels,
  carousel: productCarouselLabels,
};
