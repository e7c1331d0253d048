import type { PluralForms } from '../internal/text/format';
import type { PriceLabels } from '../Price';
import type { QuantitySelectorLabels } from '../QuantitySelector';
import type { RatingLabels } from '../Rating';

/** Every string that `ProductCard` shows or announces.. */
export interface ProductCardLabels {
  /** Name of the plus button. `{item}` is filled in. */
  add: string;
  /** Name of the heart, the same pressed or not. `{item}` is filled in. */
  wish: string;
  /** Text of the hang-tag on a reduced product. `{percent}` is filled in ("15%"). */
  discount: string;
  /** Text of the hang-tag on a new product. */
  new: string;
  /** What the price is for. `{unit}` is filled in ("kg"). */
  unit: string;
  /** Spoken in place of the dots when the colours have no names. */
  colors: PluralForms;
  /** Spoken in place of the dots when the colours have names. `{names}` is filled in. */
  colorNames: string;
  /** Spoken after adding. `{item}` is filled in. */
  added: string;
  /** Spoken after taking the last piece out. `{item}` is filled in. */
  removed: string;
  /** The words of the price. */
  price?: Partial<PriceLabels> | undefined;
  /** The words of the score. */
  rating?: Partial<RatingLabels> | undefined;
  /** The words of the stepper. */
  quantity?: Partial<QuantitySelectorLabels> | undefined;
}

/** The English strings of `ProductCard`. */
export const productCardLabels: ProductCardLabels = {
  add: 'Add {item} to cart',
  wish: 'Add {item} to wishlist',
  discount: '{percent} off',
  new: 'New',
  unit: 'per {unit}',
  colors: { one: '{count} colour', other: '{count} colours' },
  colorNames: 'Colours: {names}',
  added: '{item} added to cart',
  removed: '{item} removed',
};
