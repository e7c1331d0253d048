import {
  type CartLine,
  createPriceLookup,
  type PricedProduct,
  withCataloguePrices,
} from '@marketrow/fixtures/contract';

/**
 * Gives lines the prices of the catalogue; lines of unknown products stay as they are, or are left out by a catalogue that
 * knows them to be wrong. Asked at every read and save of a cart.
 */
export type Catalogue = (lines: readonly CartLine[]) => CartLine[] | Promise<CartLine[]>;

/** Makes a catalogue of products that are in memory. Each line of a known product gets its sale price of today. */
export function createCatalogue(products: readonly PricedProduct[]): Catalogue {
  const priceOf = createPriceLookup(products);
  return (lines) => withCataloguePrices(lines, priceOf);
}

export { createPriceLookup };
