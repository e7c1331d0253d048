/* Rules of a card's controls. No DOM, no React. */
import type { VariantOptions, VariantStock } from '../VariantPicker/index.js';

/** Message of a card: the key of its string in `ProductCardLabels`. */
export type ProductCardMessage = 'added' | 'removed' | 'cartFailed' | 'wishlistFailed';

/** Control of a card that can take the focus: the plus button, or the plus of the stepper. */
export type ProductCardFocus = 'add' | 'increase';

/**
 * Returns the message and the focus target after the shopper changed the quantity. When plus button and stepper replace
 * each other, the focus moves to the new control and the change is announced. Other changes are announced by the
 * stepper.
 */
export function afterQuantityChange(
  before: number,
  after: number,
): { message: ProductCardMessage; focus: ProductCardFocus } | undefined {
  if (before === 0 && after > 0) return { message: 'added', focus: 'increase' };
  if (before > 0 && after === 0) return { message: 'removed', focus: 'add' };
  return undefined;
}

/** Returns the options of a product. */
export function optionsOf(
  { size, colors, variants, stock }: OptionsProduct,
  swatches?: readonly { value: string }[],
): VariantOptions {
  return {
    sizes: size ?? [],
    colors: swatches?.map(({ value }) => value) ?? colors ?? [],
    variants: variants ?? [],
    stock,
  };
}

interface OptionsProduct {
  size?: readonly string[] | null | undefined;
  colors?: readonly string[] | null | undefined;
  variants?: readonly VariantStock[] | null | undefined;
  stock?: number | undefined;
}
