import type { DialogLabels } from '../Dialog';
import type { PriceLabels } from '../Price';
import type { ProductGalleryLabels } from '../ProductGallery';
import type { QuantitySelectorLabels } from '../QuantitySelector';
import type { RatingLabels } from '../Rating';
import type { VariantPickerLabels } from '../VariantPicker';

/** Every string that `QuickView` shows or announces. */
export interface QuickViewLabels {
  /** Heading while the product is being fetched. */
  loading: string;
  /** The button that adds. */
  add: string;
  /** The same button until a size is chosen; announced when it is pressed. */
  chooseSize: string;
  /** The same for a color. */
  chooseColor: string;
  /** A size in what is announced. `{size}` is filled in. */
  size: string;
  /** The same button for a moment after it has added. */
  addedButton: string;
  /** Announced after adding. `{item}` is filled in: the title, and what was chosen. */
  added: string;
  /** Announced and shown when the cart did not take it. */
  failed: string;
  /** In place of the button, when nothing can be had. */
  soldOut: string;
  /** What the price is for. `{unit}` is filled in ("kg"). */
  unit: string;
  /** The link to the product's page. */
  more: string;
  /** The strings of the dialog. */
  dialog?: Partial<DialogLabels> | undefined;
  /** The strings of the price. */
  price?: Partial<PriceLabels> | undefined;
  /** The strings of the score. */
  rating?: Partial<RatingLabels> | undefined;
  /** The strings of the pictures. */
  gallery?: Partial<ProductGalleryLabels> | undefined;
  /** The strings of the choice. */
  variants?: Partial<VariantPickerLabels> | undefined;
  /** The strings of the stepper. */
  quantity?: Partial<QuantitySelectorLabels> | undefined;
}

/** The English strings of `QuickView`. */
export const quickViewLabels: QuickViewLabels = {
  loading: 'Loading the product…',
  add: 'Add to cart',
  chooseSize: 'Choose a size',
  chooseColor: 'Choose a color',
  size: 'Size {size}',
  addedButton: 'Added',
  added: '{item} added to cart',
  failed: 'The cart could not be changed. Please try again.',
  soldOut: 'Sold out',
  unit: 'per {unit}',
  more: 'View full details',
};
