import { toCents } from './cents.ts';

export { toCents };

/**
 * Sale price of one piece: floor((price in cents × (100 − discount) + 50) / 100), the one rounding of the whole shop.
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

/**
 * What a line costs: sale price per piece times quantity. Nothing is rounded after the piece.
 *
 * @param price - Price per piece in major units: the list price, or a cart line's sale price (then leave `discount` out).
 * @param quantity - Whole number of pieces.
 * @param discount - Percent off the price, 0 to 100. @default 0
 * @returns Whole cents.
 */
export function lineCents(price: number, quantity: number, discount = 0): number {
  return salePriceCents(price, discount) * quantity;
}
