import type { PluralForms } from '../internal/text/format';
import type { PriceLabels } from '../Price';
import type { QuantitySelectorLabels } from '../QuantitySelector';
import type { QuickViewLabels } from '../QuickView';
import type { RatingLabels } from '../Rating';

/** Every string that `ProductCard` shows or announces. */
export interface ProductCardLabels {
  /** Name of the plus button. `{item}` is filled in. */
  add: string;
  /** Name of the plus button of a product with several sizes. `{item}` is filled in. */
  choose: string;
  /** Name of the wishlist button, the same pressed or not. `{item}` is filled in. */
  wishlist: string;
  /** Text of the badge on a reduced product. `{percent}` is filled in ("15%"). */
  discount: string;
  /** Text of the badge on a new product. */
  new: string;
  /** Text of the badge on a product of which nothing is left. */
  soldOut: string;
  /** What the price is for. `{unit}` is filled in ("kg"). */
  unit: string;
  /** Spoken in place of the swatches when the colors have no names. */
  colors: PluralForms;
  /** Spoken in place of the swatches when the colors have names. `{names}` is filled in. */
  colorNames: string;
  /** Announced after adding. `{item}` is filled in. */
  added: string;
  /** Announced after the last piece was taken out. `{item}` is filled in. */
  removed: string;
  /** Announced when the cart did not take a change. `{item}` is filled in. */
  cartFailed: string;
  /** Announced when the wishlist did not take a change. `{item}` is filled in. */
  wishlistFailed: string;
  /** The strings of the price. */
  price?: Partial<PriceLabels> | undefined;
  /** The strings of the score. */
  rating?: Partial<RatingLabels> | undefined;
  /** The strings of the stepper. */
  quantity?: Partial<QuantitySelectorLabels> | undefined;
  /** The strings of the picker. */
  picker?: Partial<QuickViewLabels> | undefined;
}

/** The English strings of `ProductCard`. */
export const productCardLabels: ProductCardLabels = {
  add: 'Add {item} to cart',
  choose: 'Choose a size of {item}',
  wishlist: 'Add {item} to wishlist',
  discount: '{percent} off',
  new: 'New',
  soldOut: 'Sold out',
  unit: 'per {unit}',
  colors: { one: '{count} color', other: '{count} colors' },
  colorNames: 'Colors: {names}',
  added: '{item} added to cart',
  removed: '{item} removed',
  cartFailed: '{item}: the cart could not be changed',
  wishlistFailed: '{item}: the wishlist could not be changed',
};
