import { reductionOf } from '../money.ts';
import { slugOf } from '../slug.ts';
import { numberIn } from './paging.ts';
import { type Entry, type Sort, sorts } from './search-index.ts';

/** Filters of a search. An empty set, `undefined` and `false` are inactive. */
export interface Filters {
  category: ReadonlySet<string>;
  brand: ReadonlySet<string>;
  shop: ReadonlySet<string>;
  color: ReadonlySet<string>;
  /** Sizes as products name them. */
  size: ReadonlySet<string>;
  /** Lowest and highest sale price in dollars. */
  price: { min: number | undefined; max: number | undefined };
  /** Minimum number of stars. */
  rating: number | undefined;
  /** True leaves reduced products only. */
  sale: boolean;
  sort: Sort;
}

/** Name of a filter. */
export type FilterName = Exclude<keyof Filters, 'sort'>;

const filterNames = ['category', 'brand', 'shop', 'color', 'size', 'price', 'rating', 'sale'] as const;

/** Parses the filters of a query. Ignores invalid values; swaps a lowest price above the highest. */
export function filtersOf(query: URLSearchParams): Filters {
  const [min, max] = [amountIn(query.get('min')), amountIn(query.get('max'))];
  const swapped = min !== undefined && max !== undefined && min > max;
  const rating = numberIn(query.get('rating'));
  return {
    category: wordsOf(query, 'category'),
    brand: new Set([...wordsOf(query, 'brand')].map(slugOf)),
    shop: wordsOf(query, 'shop'),
    color: new Set([...wordsOf(query, 'color')].map(colorOf).filter((color) => color !== undefined)),
    size: wordsOf(query, 'size'),
    price: swapped ? { min: max, max: min } : { min, max },
    rating: rating === undefined || rating <= 0 ? undefined : Math.min(rating, 5),
    sale: ['1', 'true'].includes(query.get('sale') ?? ''),
    sort: sorts.find((sort) => sort === query.get('sort')) ?? 'relevance',
  };
}

/** Entries that pass filters. */
export interface EntriesLeft {
  /** Pass every filter. */
  found: readonly Entry[];
  /** Pass every filter beside the named one. */
  beside: (name: FilterName) => readonly Entry[];
}

/** Returns the entries that pass filters. */
export function entriesLeft(entries: readonly Entry[], filters: Filters): EntriesLeft {
  const active = filterNames.filter((name) => isActive[name](filters));
  const passing = (names: readonly FilterName[]) =>
    names.length === 0 ? entries : entries.filter((entry) => names.every((name) => tests[name](entry, filters)));
  const found = passing(active);
  return {
    found,
    beside: (name) => (active.includes(name) ? passing(active.filter((other) => other !== name)) : found),
  };
}

/** Tests for active filters. Inactive ones are skipped: every entry passes them. */
const isActive: Readonly<Record<FilterName, (filters: Filters) => boolean>> = {
  category: ({ category }) => category.size > 0,
  brand: ({ brand }) => brand.size > 0,
  shop: ({ shop }) => shop.size > 0,
  color: ({ color }) => color.size > 0,
  size: ({ size }) => size.size > 0,
  price: ({ price: { min, max } }) => min !== undefined || max !== undefined,
  rating: ({ rating }) => rating !== undefined,
  sale: ({ sale }) => sale,
};

const tests: Readonly<Record<FilterName, (entry: Entry, filters: Filters) => boolean>> = {
  category: ({ product }, { category }) => product.categories.some((slug) => category.has(slug)),
  brand: ({ brand }, { brand: wanted }) => brand !== undefined && wanted.has(brand),
  shop: ({ shop }, { shop: wanted }) => shop !== undefined && wanted.has(shop),
  color: ({ product }, { color }) => product.colors.some((one) => color.has(one)),
  size: ({ product }, { size }) => product.size?.some((one) => size.has(one)) ?? false,
  price: ({ price }, { price: { min = 0, max = Infinity } }) => price >= min && price <= max,
  rating: ({ product }, { rating = 0 }) => product.rating >= rating,
  sale: ({ product }) => reductionOf(product) > 0,
};

function wordsOf(query: URLSearchParams, name: string): Set<string> {
  return new Set(query.getAll(name).filter(Boolean));
}

function amountIn(word: string | null): number | undefined {
  const amount = numberIn(word);
  return amount === undefined || amount < 0 ? undefined : amount;
}

/** Parses `#22283F` or `22283f` to `#22283f`. */
function colorOf(word: string): string | undefined {
  const hex = word.replace(/^#/, '').toLowerCase();
  return /^[0-9a-f]{6}$/.test(hex) ? `#${hex}` : undefined;
}
