/**
 * Turns an amount in major units into whole cents, half a cent rounded up.
 * Exact for what decimals mean, not for what binary floats hold: `57.65` gives 5765, `1.005` gives 101, `0.1 + 0.2` gives 30.
 *
 * @param amount - Major units (dollars), 0 to 10,000,000 without loss.
 * @returns Whole cents. `NaN` stays `NaN`; nothing is thrown.
 */
export function toCents(amount: number): number {
  // A double holds 15 digits for certain; the rest is the noise that makes 1.005 * 100 fall to 100.49999999999999.
  return Math.round(+(amount * 100).toPrecision(15));
}

/**
 * Sale price of one piece: floor((price in cents × (100 − discount) + 50) / 100), the only rounding of an order.
 * `@marketrow/cart-client/money` and the kit pass the same cases, `tests/money-cases.json`.
 *
 * @param price - List price in major units, as the product record has it.
 * @param discount - Percent off, 0 to 100, at most two decimals; values outside are clamped. @default 0
 * @returns Whole cents. A cart line's `price` is this divided by 100.
 */
export function salePriceCents(price: number, discount = 0): number {
  // In hundredths of a percent, so that 12.5 % stays an integer sum.
  const rest = 10_000 - toCents(Math.min(Math.max(discount, 0), 100));
  return Math.floor((toCents(price) * rest + 5_000) / 10_000);
}

/** The price fields of a product or of one of its choices. */
export interface PriceFields {
  /** List price in major units; the sale price where `compareAtPrice` is given. */
  price: number;
  /** Percent off `price`. @default 0 */
  discount?: number | undefined;
  /** List price where `price` is the sale price: amounts that no percentage gives exactly. */
  compareAtPrice?: number | undefined;
}

/** Returns the price fields of a choice: its own where it has a price, else the product's. */
export function choicePrice(
  product: PriceFields,
  choice: { readonly [Field in keyof PriceFields]?: PriceFields[Field] | undefined } = {},
): PriceFields {
  const { price = product.price, discount = product.discount } = choice;
  // The product's list price says nothing about a choice with another price.
  const compareAtPrice = choice.compareAtPrice ?? (choice.price === undefined ? product.compareAtPrice : undefined);
  return {
    price,
    ...(discount !== undefined && { discount }),
    ...(compareAtPrice !== undefined && { compareAtPrice }),
  };
}

/** Reduction in percent, not rounded: `discount`, or that of `price` against `compareAtPrice`. 0 where nothing is reduced. */
export function reductionOf({ price, discount = 0, compareAtPrice }: PriceFields): number {
  if (compareAtPrice === undefined) return discount;
  return compareAtPrice > price ? (1 - price / compareAtPrice) * 100 : 0;
}
