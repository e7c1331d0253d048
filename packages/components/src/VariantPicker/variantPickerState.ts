/*
 * The rules of a `VariantPicker`, for its two forms: the React component and the script of static pages. No DOM, no React.
 */

/** A choice with a stock of its own, as a product's record has it. */
export interface VariantStock {
  /** `<product id>~<color without #>~<size>`; a part that is not chosen is empty. */
  id: string | number;
  /** Pieces at hand. Left out: in stock. */
  stock?: number | undefined;
}

/** What is chosen; `undefined` where there is nothing to choose. */
export interface VariantChoice {
  /** The color as the record has it: `#22283f`. */
  color?: string | undefined;
  /** The size. */
  size?: string | undefined;
}

/** What the shopper chose anew. */
export type VariantChangeReason = 'color' | 'size';

/** The color and the size that the id of a variant names. */
export function choiceOf(id: string | number): { hex: string; size: string } {
  const [, hex = '', size = ''] = String(id).split('~');
  return { hex, size };
}

/** The variant of a choice, of those that differ from the product. */
export function variantOf<Variant extends VariantStock>(
  variants: readonly Variant[],
  { color = '', size = '' }: VariantChoice,
): Variant | undefined {
  const hex = color.replace('#', '');
  return variants.find(({ id }) => {
    const own = choiceOf(id);
    return own.hex === hex && own.size === size;
  });
}

/** The sizes that are gone in a color. */
export function soldOutSizes(
  variants: readonly VariantStock[],
  sizes: readonly string[],
  color: string | undefined,
): string[] {
  return sizes.filter((size) => variantOf(variants, { color, size })?.stock === 0);
}

/** The size that is chosen at first: the one that is as the product itself, else the first that can be had. */
export function firstSize(
  variants: readonly VariantStock[],
  sizes: readonly string[],
  color: string | undefined,
): string | undefined {
  const gone = soldOutSizes(variants, sizes, color);
  const left = sizes.filter((size) => !gone.includes(size));
  return left.find((size) => !variantOf(variants, { color, size })) ?? left[0];
}

/** The choice after another color: its size stays, unless it is gone in that color. */
export function choiceAfterColor(
  variants: readonly VariantStock[],
  sizes: readonly string[],
  { color, size }: VariantChoice,
): VariantChoice {
  const isGone = size !== undefined && soldOutSizes(variants, [size], color).length > 0;
  return { color, size: isGone ? firstSize(variants, sizes, color) : size };
}
