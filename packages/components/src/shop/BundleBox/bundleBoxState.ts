import { priceAmounts } from '../../internal/text/money.js';
import type { PriceRecord } from '../../internal/text/money.js';

/* Rules of `BundleBox`. No DOM, no React. */

/** Returns the sum of the selected products now and before the discount, in minor units of the currency. */
export function bundleSum(products: readonly PriceRecord[], currency: string): { amount: number; original: number } {
  const prices = products.map((product) => priceAmounts(product, currency));
  return {
    amount: prices.reduce((sum, { amount }) => sum + amount, 0),
    original: prices.reduce((sum, { original }) => sum + original, 0),
  };
}
