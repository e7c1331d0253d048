import { stockOf } from '@marketrow/components/VariantPicker';
import { lineIdOf } from './withChoice';
import { fill } from '../i18n/fill';
import type { Product } from '../data/types';

/** Fields of a product that say which of its choices can be had. */
export interface ChoiceFields {
  id: string;
  colors: readonly { value: string; label: string }[];
  sizes: readonly string[];
  stock?: number | undefined;
  variants?: Product['variants'];
}

/** A choice that is sold out: id of its line, and its name; `''` for a product without choices. */
export interface SoldOutChoice {
  value: string;
  label: string;
}

/** Returns the choices of a product that are sold out. `sizeText` puts a size in words, as "Size {size}". */
export function soldOutChoices(
  { id, colors, sizes, stock, variants = [] }: ChoiceFields,
  sizeText: string,
): SoldOutChoice[] {
  const allColors = colors.length > 0 ? colors : [undefined];
  const allSizes = sizes.length > 0 ? sizes : [undefined];
  return allColors.flatMap((color) =>
    allSizes.flatMap((size) => {
      const choice = { color: color?.value, size };
      if (stockOf({ colors: [], sizes: [], variants, stock }, choice) !== 0) return [];
      const label = [color?.label, size === undefined ? undefined : fill(sizeText, { size })];
      const isChoice = color !== undefined || size !== undefined;
      return [{ value: isChoice ? lineIdOf(id, choice) : id, label: label.filter(Boolean).join(', ') }];
    }),
  );
}
