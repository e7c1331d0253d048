/* Products as the demo session has them. Loaded only where it has changed some. */
import { isSoldOut } from '../data/contractRules';
import { callApi } from '../callApi';
import type { Product } from '../data';
import type { ProductSnapshot } from '../data/productSnapshot';
import type { SearchFile } from '../search/catalog';

/** Changed products by slug; a product that the session has removed is not published. */
export type Changes = ReadonlyMap<string, Product>;

let answer: Promise<Changes> | undefined;

/** Asks the API once a page; none when it cannot be asked: the page then shows what it was built with. */
export function readChanges(): Promise<Changes> {
  return (answer ??= ask().catch(() => new Map()));
}

/** Has the next reader ask again: the page has come back from the browser's cache. */
export function forgetAnswer(): void {
  answer = undefined;
}

async function ask(): Promise<Changes> {
  const products = await callApi<Product[]>('/api/products?changed=1', { cache: 'no-cache' });
  return new Map(products.map((product) => [product.slug, product]));
}

/** A snapshot at today's price and stock. Undefined: the product is not sold any more. */
export function changedSnapshot(snapshot: ProductSnapshot, changes: Changes): ProductSnapshot | undefined {
  const product = changes.get(snapshot.slug);
  if (!product) return snapshot;
  if (!product.published) return undefined;
  const { price, discount, compareAtPrice, stock, variants } = product;
  return {
    ...snapshot,
    price,
    discount,
    ...(compareAtPrice !== undefined && { compareAtPrice }),
    ...(stock !== undefined && { stock }),
    ...(variants && { variants }),
  };
}

/** The catalogue of the search page at today's prices, without what is not sold any more. */
export function changedFile(file: SearchFile, changes: Changes): SearchFile {
  const { searchWords, categories, brands, shops, colors, ...columns } = file;
  const sold = file.slug.map((slug) => changes.get(slug)?.published !== false);
  const fields = {
    ...columns,
    price: [...file.price],
    discount: [...file.discount],
    compareAtPrice: [...file.compareAtPrice],
    soldOut: [...file.soldOut],
  };
  for (const [place, slug] of file.slug.entries()) {
    const product = changes.get(slug);
    if (!product) continue;
    fields.price[place] = product.price;
    fields.discount[place] = product.discount;
    fields.compareAtPrice[place] = product.compareAtPrice ?? 0;
    fields.soldOut[place] = isSoldOut(product) ? 1 : 0;
  }
  const kept = Object.entries(fields).map(([name, list]) => [name, list.filter((_, place) => sold[place])]);
  return { searchWords, categories, brands, shops, colors, ...(Object.fromEntries(kept) as typeof fields) };
}
