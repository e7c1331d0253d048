/* Rules of a `VariantPicker`, also used by the components that sell variants. No DOM, no React. */

/** Variant with its own price or stock. An omitted field matches every color or every size. */
export interface VariantStock {
  /** Color as in the record: `#22283f`. */
  color?: string | undefined;
  /** The size. */
  size?: string | undefined;
  /** Units in stock. @default that of the product */
  stock?: number | undefined;
  /** Price before the discount, in major units. @default that of the product */
  price?: number | undefined;
}

/** Choice of a variant; `undefined` for an option that is not chosen. */
export interface VariantChoice {
  /** Color as in the record: `#22283f`. */
  color?: string | undefined;
  /** The size. */
  size?: string | undefined;
}

/** Options of a product. */
export interface VariantOptions {
  /** Colors; may be empty. */
  colors: readonly string[];
  /** Sizes; may be empty. */
  sizes: readonly string[];
  /** Variants with their own stock. */
  variants: readonly VariantStock[];
  /** Units in stock of every other combination. @default in stock */
  stock?: number | undefined;
}

/** Option that changed. */
export type VariantChangeReason = 'color' | 'size';

/**
 * Returns the variant of a choice. If several match, the more specific one wins and inherits its missing fields from
 * the general ones; an option that is not chosen matches only variants that omit it.
 */
export function variantOf(variants: readonly VariantStock[], { color, size }: VariantChoice): VariantStock | undefined {
  const isFor = (own: string | undefined, chosen: string | undefined) => own === undefined || own === chosen;
  const parts = (variant: VariantStock) => Number(variant.color !== undefined) + Number(variant.size !== undefined);
  const fitting = variants
    .filter((variant) => isFor(variant.color, color) && isFor(variant.size, size))
    .toSorted((one, other) => parts(one) - parts(other));
  if (fitting.length < 2) return fitting[0];
  return Object.fromEntries(
    fitting.flatMap((variant) => Object.entries(variant).filter(([, value]) => value !== undefined)),
  );
}

/** Returns the units in stock of a choice; `undefined` if they are not counted. */
export function stockOf({ variants, stock }: VariantOptions, choice: VariantChoice): number | undefined {
  return variantOf(variants, choice)?.stock ?? stock;
}

/** Returns the sizes that are sold out in a color. */
export function soldOutSizes(options: VariantOptions, color: string | undefined): string[] {
  return options.sizes.filter((size) => stockOf(options, { color, size }) === 0);
}

/** Returns the colors that are sold out, in every size if there are sizes. */
export function soldOutColors(options: VariantOptions): string[] {
  return options.colors.filter((color) => isColorGone(options, color));
}

/** Returns the units in stock of the combination with the most; `undefined` if one is not counted. */
export function stockLeft(options: VariantOptions): number | undefined {
  const colors = options.colors.length > 0 ? options.colors : [undefined];
  const sizes = options.sizes.length > 0 ? options.sizes : [undefined];
  const counts = colors.flatMap((color) => sizes.map((size) => stockOf(options, { color, size }) ?? Infinity));
  const most = Math.max(...counts);
  return most === Infinity ? undefined : most;
}

/** Returns whether every combination is sold out. */
export function isSoldOut(options: VariantOptions): boolean {
  return stockLeft(options) === 0;
}

/** Largest number of units that "Only 5 left" names. */
const lowStockLimit = 5;

/** Returns the number of units to name, 0 if sold out; `undefined` if there are enough, or nobody counts. */
export function lowStock(left: number | undefined): number | undefined {
  return left !== undefined && left <= lowStockLimit ? left : undefined;
}

function isColorGone(options: VariantOptions, color: string | undefined): boolean {
  return options.sizes.length === 0
    ? stockOf(options, { color }) === 0
    : soldOutSizes(options, color).length === options.sizes.length;
}

/**
 * Returns an available choice close to the given one. An unknown color becomes the first available one, since the
 * images show a color; a size is never preselected unless there is only one.
 */
export function choiceIn(options: VariantOptions, { color, size }: VariantChoice): VariantChoice {
  const { colors, sizes } = options;
  const goneColors = soldOutColors(options);
  const available = colors.filter((other) => !goneColors.includes(other));
  const chosenColor = color !== undefined && available.includes(color) ? color : available[0];
  const wanted = sizes.length === 1 ? sizes[0] : size;
  const soldOut = soldOutSizes(options, chosenColor);
  const isAvailable = wanted !== undefined && sizes.includes(wanted) && !soldOut.includes(wanted);
  return { color: chosenColor, size: isAvailable ? wanted : undefined };
}

/**
 * Returns whether the shopper has to choose before a single press can add: with several sizes, or if the first color,
 * which is pictured, is sold out.
 */
export function needsChoice(options: VariantOptions): boolean {
  const [first] = options.colors;
  return options.sizes.length > 1 || (first !== undefined && soldOutColors(options).includes(first));
}

/** Returns the option to choose before the product can be added. */
export function missingPart({ colors, sizes }: VariantOptions, choice: VariantChoice): VariantChangeReason | undefined {
  if (sizes.length > 0 && choice.size === undefined) return 'size';
  return colors.length > 0 && choice.color === undefined ? 'color' : undefined;
}
