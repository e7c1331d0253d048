import type { Locale } from '../routes';
import { isSoldOut } from './contractRules';
import { popularGifts, products, type Product } from './index';

/** Cards that an empty cart shows. */
export const popularCount = 4;
/** Products of each kind of goods: a row of them. */
const ofEachKind = 4;

/** Recommendations of the cart's page: popular products for an empty cart, then the best-liked of each kind of goods, of different categories. */
export async function cartCompanions(locale: Locale): Promise<Product[]> {
  const [popular, all] = await Promise.all([popularGifts(locale), products(locale)]);
  const kinds = new Map<string, Product[]>();
  for (const product of all.toSorted((a, b) => b.rating - a.rating)) {
    const [closest] = product.categories;
    const widest = product.categories.findLast((slug) => slug !== 'giftshop') ?? '';
    const kind = kinds.get(widest) ?? [];
    if (closest === undefined || isSoldOut(product) || kind.length >= ofEachKind) continue;
    if (kind.length > 0 && kind.some(({ categories }) => categories.length > 1 && categories[0] === closest)) continue;
    kinds.set(widest, [...kind, product]);
  }
  const first = popular.filter((product) => !isSoldOut(product)).slice(0, popularCount);
  return [...new Map([...first, ...[...kinds.values()].flat()].map((product) => [product.id, product])).values()];
}
