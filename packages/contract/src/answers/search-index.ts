import { colorName } from '../language/color-names.ts';
import { salePriceCents } from '../money.ts';
import { slugOf } from '../slug.ts';
import { folded, type SearchedText, searchedTexts, searchWordsOf, titleTextsOf } from '../search/index.ts';
import { keptBeside, keptByText, publishedOf } from './outline.ts';
import type { CatalogOutline, ProductOutline } from './records.ts';
import { shopAddresses } from './shops.ts';

/** Published product with the values that search and filters compare. */
export interface Entry {
  product: ProductOutline;
  /** Sale price in dollars. */
  price: number;
  /** Slug of the brand. */
  brand: string | undefined;
  /** Address of the shop, see `shopAddresses`. */
  shop: string | undefined;
  texts: readonly SearchedText[];
  /** Texts of the title alone. */
  titleTexts: readonly SearchedText[];
}

/** Published products of a catalog, prepared for the search in one language. */
export interface SearchIndex {
  /** In the order of the catalog. */
  entries: readonly Entry[];
  /** Names of categories by slug. */
  nameOf: ReadonlyMap<string, string>;
}

/** Orders of a search. */
export const sorts = ['relevance', 'newest', 'price-asc', 'price-desc', 'rating'] as const;

/** Order of a search. */
export type Sort = (typeof sorts)[number];

interface KeptIndex extends Pick<CatalogOutline, 'categories' | 'shops'> {
  index: SearchIndex;
}

const keptIndexes = keptBeside<readonly ProductOutline[], Map<string, KeptIndex>>(() => new Map());

/** Returns the index of a catalog, cached by its lists: building it takes most of a search. */
export function searchIndexOf(outline: CatalogOutline, language: string): SearchIndex {
  const { products, categories, shops } = outline;
  const byLanguage = keptIndexes(products);
  const kept = byLanguage.get(language);
  if (kept?.categories === categories && kept.shops === shops) return kept.index;
  const index = makeIndex(outline, language);
  byLanguage.set(language, { categories, shops, index });
  return index;
}

function makeIndex({ products, categories, shops }: CatalogOutline, language: string): SearchIndex {
  const words = searchWordsOf(language);
  const nameOf = new Map(categories.map(({ slug, name }) => [slug, name]));
  const addressOf = shopAddresses(shops);
  const fold = keptByText(folded);
  const slugOfBrand = keptByText(slugOf);
  const entries = publishedOf(products).map((product): Entry => {
    const { title, brand, colors, shop, sku } = product;
    const texts = searchedTexts(
      {
        title,
        brand,
        categories: product.categories.map((slug) => `${slug} ${nameOf.get(slug) ?? ''}`).join(' '),
        colors: colors.map((color) => colorName(color, language)).join(' '),
        shop: shop?.name,
        sku,
      },
      words,
      fold,
    );
    return {
      product,
      price: salePriceCents(product.price, product.discount) / 100,
      brand: brand === null ? undefined : slugOfBrand(brand),
      shop: shop && addressOf(shop),
      texts,
      titleTexts: titleTextsOf(texts),
    };
  });
  return { entries, nameOf };
}

const comparisons: Readonly<Record<Exclude<Sort, 'relevance'>, (a: Entry, b: Entry) => number>> = {
  'price-asc': (a, b) => a.price - b.price,
  'price-desc': (a, b) => b.price - a.price,
  rating: (a, b) => b.product.rating - a.product.rating,
  newest: (a, b) => Number(b.product.status === 'New') - Number(a.product.status === 'New'),
};

const keptOrders = keptBeside<SearchIndex, Map<Sort, readonly Entry[]>>(() => new Map());

/** Returns all entries in an order, sorted once; equal ones stay in the order of the catalog. */
export function sortedEntries(index: SearchIndex, by: Exclude<Sort, 'relevance'>): readonly Entry[] {
  const orders = keptOrders(index);
  const sorted = orders.get(by) ?? index.entries.toSorted(comparisons[by]);
  orders.set(by, sorted);
  return sorted;
}
