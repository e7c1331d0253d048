import type { PluralForms } from '../internal/text/format';
import type { RatingLabels } from '../Rating';

/** Every string that `ShopCard` shows or announces. */
export interface ShopCardLabels {
  /** After the line; `{count}` is filled in. */
  products: PluralForms;
  /** Words of the score, as `Rating` has them. */
  rating?: Partial<RatingLabels> | undefined;
}

/** The English strings of `ShopCard`. */
export const shopCardLabels: ShopCardLabels = { products: { one: '{count} product', other: '{count} products' } };
