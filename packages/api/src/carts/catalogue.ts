import { salePriceCents } from '@marketrow/cart-client/money';
import type { CartLine } from './schema.ts';

/** What the catalogue must say about a product. */
export interface PricedProduct {
  id: string;
  /** Price of one piece in dollars before the discount. */
  price: number;
  /** Percent off. */
  discount: number;
}

/** Corrects lines of known products; lines of unknown ones stay as they are. */
export type Catalogue = (lines: readonly CartLine[]) => CartLine[];

/** Makes a catalogue that gives each line of a known product the product's sale price of today. */
export function createCatalogue(products: readonly PricedProduct[]): Catalogue {
  const prices = new Map(products.map(({ id, price, discount }) => [id, salePriceCents(price, discount) / 100]));
  return (lines) => lines.map((line) => ({ ...line, price: prices.get(productIdOf(line)) ?? line.price }));
}

/** A chosen variant has the id `<product id>~<choice>` (decisions.md 1). */
function productIdOf({ id }: CartLine): string {
  return String(id).split('~', 1)[0] ?? '';
}
