import { reductionOf } from '../money.ts';
import { slugOf } from '../slug.ts';
import type { Product } from '../schemas/index.ts';
import { numberIn } from './paging.ts';

/** A product with what filters look at. */
export interface Entry {
  product: Product;
  /** Sale price in dollars. */
  price: number;
  /** Slug of the brand. */
  brand: string | undefined;
  /** Name in the shop's address. */
  shop: string | undefined;
}

const sorts = ['relevance', 'newest', 'price-asc', 'price-desc', 'rating'] as const;

/** What a search is narrowed to. An empty set, `undefined` and `false` narrow nothing. */
export interface Filters {
  category: ReadonlySet<string>;
  brand: ReadonlySet<string>;
  shop: ReadonlySet<string>;
  color: ReadonlySet<string>;
  /** Lowest and highest sale price in dollars. */
  price: { min: number | undefined; max: number | undefined };
  /** So many stars or more. */
  rating: number | undefined;
  /** Only reduced ones. */
  sale: boolean;
  sort: (typeof sorts)[number];
}

/** The name of a filter that products pass or not. */
export type FilterName = Exclude<keyof Filters, 'sort'>;

const filterNames = ['category', 'brand', 'shop', 'color', 'price', 'rating', 'sale'] as const;

/** Reads the filters off a query. What means nothing is left out; a lowest price above the highest changes places with it. */
export function filtersOf(query: URLSearchParams): Filters {
  const [min, max] = [amountIn(query.get('min')), amountIn(query.get('max'))];
  const swapped = min !== undefined && max !== undefined && min > max;
  const rating = numberIn(query.get('rating'));
  return {
    category: wordsOf(query, 'category'),
    brand: new Set([...wordsOf(query, 'brand')].map(slugOf)),
    shop: wordsOf(query, 'shop'),
    color: new Set([...wordsOf(query, 'color')].map(colourOf).filter((colour) => colour !== undefined)),
    price: swapped ? { min: max, max: min } : { min, max },
    rating: rating === undefined || rating <= 0 ? undefined : Math.min(rating, 5),
    sale: ['1', 'true'].includes(query.get('sale') ?? ''),
    sort: sorts.find((sort) => sort === query.get('sort')) ?? 'relevance',
  };
}

/** Whether a product passes every filter, or every one but `without`. */
export function passes(entry: Entry, filters: Filters, without?: FilterName): boolean {
  return filterNames.every((name) => name === without || tests[name](entry, filters));
}

const tests: Readonly<Record<FilterName, (entry: Entry, filters: Filters) => boolean>> = {
  category: ({ product }, { category }) => anyOf(category, product.categories),
  brand: ({ brand }, { brand: wanted }) => anyOf(wanted, brand === undefined ? [] : [brand]),
  shop: ({ shop }, { shop: wanted }) => anyOf(wanted, shop === undefined ? [] : [shop]),
  color: ({ product }, { color }) => anyOf(color, product.colors),
  price: ({ price }, { price: { min = 0, max = Infinity } }) => price >= min && price <= max,
  rating: ({ product }, { rating = 0 }) => product.rating >= rating,
  sale: ({ product }, { sale }) => !sale || reductionOf(product) > 0,
};

function anyOf(wanted: ReadonlySet<string>, has: readonly string[]): boolean {
  return wanted.size === 0 || has.some((value) => wanted.has(value));
}

function wordsOf(query: URLSearchParams, name: string): Set<string> {
  return new Set(query.getAll(name).filter(Boolean));
}

function amountIn(word: string | null): number | undefined {
  const amount = numberIn(word);
  return amount === undefined || amount < 0 ? undefined : amount;
}

/** `#22283f` from `#22283F` or `22283f`. */
function colourOf(word: string): string | undefined {
  const hex = word.replace(/^#/, '').toLowerCase();
  return /^[0-9a-f]{6}$/.test(hex) ? `#${hex}` : undefined;
}
