import { ratingLabels } from '../Rating/labels.de';
import type { ShopCardLabels } from './labels';

/** The German strings of `ShopCard`. */
export const shopCardLabels: ShopCardLabels = {
  products: { one: '{count} Artikel', other: '{count} Artikel' },
  rating: ratingLabels,
};
