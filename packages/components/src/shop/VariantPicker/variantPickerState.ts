/*
 * The rules of a `VariantPicker`, for its two forms and for all that sells a choice. No DOM, no React.
 */

/** A choice with a price or a stock of its own. A field left out stands for every color or every size. */
export interface VariantStock {
  /** The color as the record has it: `#22283f`. */
  color?: string | undefined;
  /** The size. */
  size?: string | undefined;
  /** Pieces at hand. @default the product's */
  stock?: number | undefined;
  /** Price before the reduction, in major units. @default the product's */
  price?: number | undefined;
}

/** The choice; `undefined` for a part that is not chosen. */
export interface VariantChoice {
  /** The color as the record has it: `#22283f`. */
  color?: string | undefined;
  /** The size. */
  size?: string | undefined;
}

/** The options. */
export interface VariantOptions {
  /** The colors. Empty: none to choose. */
  colors: readonly string[];
  /** The sizes. Empty: none to choose. */
  sizes: readonly string[];
  /** Choices with a stock of their own. */
  variants: readonly VariantStock[];
  /** Pieces of every other choice. Left out: in stock. */
  stock?: number | undefined;
}

/** What the shopper chose anew. */
export type VariantChangeReason = 'color' | 'size';

/**
 * The variant of a choice. Where several fit, what the closer one says wins, and what it leaves out is taken from the wider ones;
 * a part that is not chosen fits only variants that leave it out.
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

/** Pieces at hand of a choice; `undefined` where they are not counted. */
export function stockOf({ variants, stock }: VariantOptions, choice: VariantChoice): number | undefined {
  return variantOf(variants, choice)?.stock ?? stock;
}

/** The sizes that are gone in a color. */
export function soldOutSizes(options: VariantOptions, color: string | undefined): string[] {
  return options.sizes.filter((size) => stockOf(options, { color, size }) === 0);
}

/** The colors that are gone: in every size, where there are sizes. */
export function soldOutColors(options: VariantOptions): string[] {
  return options.colors.filter((color) => isColorGone(options, color));
}

/** Whether no choice can be had. */
export function isSoldOut(options: VariantOptions): boolean {
  return options.colors.length === 0
    ? isColorGone(options, undefined)
    : soldOutColors(options).length === options.colors.length;
}

function isColorGone(options: VariantOptions, color: string | undefined): boolean {
  return options.sizes.length === 0
    ? stockOf(options, { color }) === 0
    : soldOutSizes(options, color).length === options.sizes.length;
}

/**
 * The choice that can be had of `choice`. A color that is not there is the first that can be had, as the pictures show one; a size
 * is never chosen for the shopper, unless there is only one.
 */
export function choiceIn(options: VariantOptions, { color, size }: VariantChoice): VariantChoice {
  const { colors, sizes } = options;
  const goneColors = soldOutColors(options);
  const left = colors.filter((other) => !goneColors.includes(other));
  const chosenColor = color !== undefined && left.includes(color) ? color : left[0];
  const wanted = sizes.length === 1 ? sizes[0] : size;
  const gone = soldOutSizes(options, chosenColor);
  const isThere = wanted !== undefined && sizes.includes(wanted) && !gone.includes(wanted);
  return { color: chosenColor, size: isThere ? wanted : undefined };
}

/**
 * Whether the shopper has to choose before a piece is added by a single press: of several sizes, or where the color that is pictured
 * first is gone.
 */
export function needsChoice(options: VariantOptions): boolean {
  const [first] = options.colors;
  return options.sizes.length > 1 || (first !== undefined && soldOutColors(options).includes(first));
}

/** The part that is to be chosen before the choice can be bought. */
export function missingPart({ colors, sizes }: VariantOptions, choice: VariantChoice): VariantChangeReason | undefined {
  if (sizes.length > 0 && choice.size === undefined) return 'size';
  return colors.length > 0 && choice.color === undefined ? 'color' : undefined;
}
