import type { Catalog } from './catalog';
import { correctedScores } from './matching';
import type { SearchQuery } from './searchQuery';

/** Least ratings to choose from. */
export const ratingSteps = [4, 3, 2] as const;

/** How many products each choice would show. Each count takes all filters into account except those of its own field. */
export interface Facets {
  /** By slug. */
  category: ReadonlyMap<string, number>;
  brand: ReadonlyMap<string, number>;
  shop: ReadonlyMap<string, number>;
  color: ReadonlyMap<string, number>;
  /** By size. Empty where most products have none: the sizes of shoes and duvets say nothing beside each other. */
  size: ReadonlyMap<string, number>;
  /** By least rating. */
  rating: ReadonlyMap<number, number>;
  sale: number;
  /** The prices in cents of all products that the other filters leave. */
  cents: readonly number[];
}

/** What a query finds. */
export interface Results {
  /** Places in the catalogue, in the order asked for. */
  places: readonly number[];
  facets: Facets;
  /** Text that was searched in place of the one of the query, which no product answers. */
  corrected?: string | undefined;
}

/** What a product may fail at. Text and New have no counts of their own. */
const fields = ['text', 'category', 'brand', 'shop', 'color', 'size', 'price', 'rating', 'sale'] as const;
type Field = (typeof fields)[number];

/** Whether a product answers the query in one field. */
type Test = (place: number) => boolean;

/** One test for each field. */
export function testsOf(catalog: Catalog, query: SearchQuery): Record<Field, Test> {
  const { scores } = scoresOf(catalog, query.q);
  const indexes = (list: readonly (readonly [string, ...unknown[]])[], slugs: readonly string[]) =>
    new Set(list.flatMap(([slug], index) => (slugs.includes(slug) ? [index] : [])));
  const any: Test = () => true;
  const category = indexes(catalog.categories, [query.category]);
  const brand = indexes(catalog.brands, query.brand);
  const shop = indexes(catalog.shops, query.shop);
  const color = indexes(catalog.colors, query.color);
  const { min = 0, max = Number.POSITIVE_INFINITY, rating = 0 } = query;
  const least = Math.round(min * 100);
  const most = Math.round(max * 100);
  return {
    text: (place) => (!query.isNew || catalog.isNew[place] === 1) && scores[place] !== undefined,
    category:
      query.category === '' ? any : (place) => catalog.category[place]?.some((one) => category.has(one)) ?? false,
    brand: query.brand.length === 0 ? any : (place) => brand.has(catalog.brand[place] ?? -1),
    shop: query.shop.length === 0 ? any : (place) => shop.has(catalog.shop[place] ?? -1),
    color: query.color.length === 0 ? any : (place) => catalog.color[place]?.some((one) => color.has(one)) ?? false,
    size: query.size.length === 0 ? any : (place) => sizesAt(catalog, place).some((one) => query.size.includes(one)),
    price: (place) => (catalog.cents[place] ?? 0) >= least && (catalog.cents[place] ?? 0) <= most,
    rating: (place) => (catalog.rating[place] ?? 0) >= rating,
    sale: query.sale ? (place) => isReduced(catalog, place) : any,
  };
}

/**
 * What the query finds, and the counts, in one pass: a product that fails at one field only counts for that field, one that
 * fails at none counts for all.
 */
export function findResults(catalog: Catalog, query: SearchQuery): Results {
  const tests = testsOf(catalog, query);
  const places: number[] = [];
  const left = Object.fromEntries(fields.map((field) => [field, [] as number[]])) as Record<Field, number[]>;
  for (let place = 0; place < catalog.id.length; place += 1) {
    let failed: Field | undefined;
    let count = 0;
    for (const field of fields) {
      if (tests[field](place)) continue;
      failed = field;
      count += 1;
      if (count > 1) break;
    }
    if (count === 0) places.push(place);
    else if (count === 1 && failed) left[failed].push(place);
  }
  const all = (field: Field) => [...places, ...left[field]];
  const { corrected } = scoresOf(catalog, query.q);
  return { places: sorted(catalog, query, places), facets: facetsOf(catalog, all), corrected };
}

function facetsOf(catalog: Catalog, all: (field: Field) => readonly number[]): Facets {
  const rated = all('rating');
  return {
    category: countBy(all('category'), catalog.categories, (place) => catalog.category[place] ?? []),
    brand: countBy(all('brand'), catalog.brands, (place) => [catalog.brand[place] ?? -1]),
    shop: countBy(all('shop'), catalog.shops, (place) => [catalog.shop[place] ?? -1]),
    color: countBy(all('color'), catalog.colors, (place) => catalog.color[place] ?? []),
    size: sizesOf(catalog, all('size')),
    rating: new Map(
      ratingSteps.map((step) => [step, rated.filter((place) => (catalog.rating[place] ?? 0) >= step).length]),
    ),
    sale: all('sale').filter((place) => isReduced(catalog, place)).length,
    cents: all('price').map((place) => catalog.cents[place] ?? 0),
  };
}

function sizesAt({ size }: Catalog, place: number): readonly string[] {
  return size[place] || [];
}

function sizesOf(catalog: Catalog, places: readonly number[]): Map<string, number> {
  const sized = places.filter((place) => sizesAt(catalog, place).length > 0);
  const counts = new Map<string, number>();
  if (sized.length * 2 < places.length) return counts;
  for (const place of sized) for (const size of sizesAt(catalog, place)) counts.set(size, (counts.get(size) ?? 0) + 1);
  return counts;
}

function isReduced({ discount, compareAtPrice }: Catalog, place: number): boolean {
  return (discount[place] ?? 0) > 0 || (compareAtPrice[place] ?? 0) > 0;
}

function countBy(
  places: readonly number[],
  names: readonly (readonly [string, ...unknown[]])[],
  valuesOf: (place: number) => readonly number[],
): Map<string, number> {
  const counts = names.map(() => 0);
  for (const place of places) {
    for (const value of valuesOf(place)) if (value >= 0) counts[value] = (counts[value] ?? 0) + 1;
  }
  return new Map(names.map(([slug], index) => [slug, counts[index] ?? 0]));
}

/** Places in the order asked for; equal ones stay in the order of the catalogue. */
function sorted(catalog: Catalog, query: SearchQuery, places: readonly number[]): number[] {
  const cents = (place: number) => catalog.cents[place] ?? 0;
  const key: Record<SearchQuery['sort'], ((place: number) => number) | undefined> = {
    relevance: query.q === '' ? undefined : (place) => -(scoresOf(catalog, query.q).scores[place] ?? 0),
    newest: (place) => -(catalog.isNew[place] ?? 0),
    'price-up': cents,
    'price-down': (place) => -cents(place),
    rating: (place) => -(catalog.rating[place] ?? 0) * 1e6 - (catalog.ratingCount[place] ?? 0),
  };
  const keyOf = key[query.sort];
  if (!keyOf) return [...places];
  const keys = new Map(places.map((place) => [place, keyOf(place)]));
  return places.toSorted((a, b) => (keys.get(a) ?? 0) - (keys.get(b) ?? 0) || a - b);
}

interface Scores {
  q: string;
  scores: readonly (number | undefined)[];
  corrected?: string | undefined;
}
const lastScores = new WeakMap<Catalog, Scores>();

/** Scores of each product for a text. The last text is kept, since filters and orders change while it stays. */
function scoresOf(catalog: Catalog, q: string): Scores {
  const last = lastScores.get(catalog);
  if (last?.q === q) return last;
  const found = { q, ...correctedScores(catalog.texts, q, catalog.searchWords) };
  lastScores.set(catalog, found);
  return found;
}
