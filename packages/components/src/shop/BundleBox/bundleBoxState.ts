import { priceAmounts } from '../../internal/text/money.js';
import type { PriceRecord } from '../../internal/text/money.js';

/*
 * The rules of a `BundleBox`. No DOM, no React.
 */

/** What the ticked products cost and cost before, in minor units of the currency. */
export function bundleSum(products: readonly PriceRecord[], currency: string): { amount: number; original: number } {
  const prices = products.map((product) => priceAmounts(product, currency));
  return {
    amount: prices.reduce((sum, { amount }) => sum + amount, 0),
    original: prices.reduce((sum, { original }) => sum + original, 0),
  };
}
