/*
 * The rules of a card's controls, without DOM and React.
 */
import type { VariantOptions, VariantStock } from '../VariantPicker/index.js';

/** A message of a card: the key of its string in `ProductCardLabels`. */
export type ProductCardMessage = 'added' | 'removed' | 'cartFailed' | 'wishlistFailed';

/** A control of a card that can take the focus: the plus button, or the plus of the stepper. */
export type ProductCardFocus = 'add' | 'increase';

/**
 * What follows when a shopper changed the quantity: the plus button and the stepper take each other's place, so the focus
 * moves to the one that came, and the change is announced. Between two quantities the stepper itself announces.
 */
export function afterQuantityChange(
  before: number,
  after: number,
): { message: ProductCardMessage; focus: ProductCardFocus } | undefined {
  if (before === 0 && after > 0) return { message: 'added', focus: 'increase' };
  if (before > 0 && after === 0) return { message: 'removed', focus: 'add' };
  return undefined;
}

/** Options of a product. */
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
