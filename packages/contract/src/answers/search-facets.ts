import { reductionOf } from '../money.ts';
import { colorName } from '../language/color-names.ts';
import type { FacetValue, SearchAnswer } from '../schemas/index.ts';
import { keptBeside } from './outline.ts';
import type { EntriesLeft } from './search-filters.ts';
import type { Entry } from './search-index.ts';

const steps = 24;

/** Names of categories by slug, and the language of colors. */
export interface Words {
  nameOf: ReadonlyMap<string, string>;
  language: string;
}

type Facets = SearchAnswer['facets'];

/** Returns the options of every filter, each counted among the entries that pass the other filters. */
export function facetsOf({ beside }: EntriesLeft, words: Words): Facets {
  const names = Object.keys(makers) as (keyof Facets)[];
  return Object.fromEntries(names.map((name) => [name, facetOf(name, beside(name), words)])) as unknown as Facets;
}

const keptFacets = keptBeside<readonly Entry[], Map<keyof Facets, Facets[keyof Facets]>>(() => new Map());

/** Returns the options of one filter, cached by the list of entries: the list of the whole catalog is the same until the catalog changes. */
function facetOf(name: keyof Facets, entries: readonly Entry[], words: Words): Facets[keyof Facets] {
  const kept = keptFacets(entries);
  const facet = kept.get(name) ?? makers[name](entries, words);
  kept.set(name, facet);
  return facet;
}

const makers: { readonly [Name in keyof Facets]: (entries: readonly Entry[], words: Words) => Facets[Name] } = {
  category: (entries, { nameOf }) =>
    counted(
      entries,
      ({ product }) => product.categories,
      (slug) => nameOf.get(slug),
    ),
  brand: (entries) =>
    counted(
      entries,
      ({ brand }) => (brand === undefined ? [] : [brand]),
      (_, { product }) => product.brand ?? undefined,
    ),
  shop: (entries) =>
    counted(
      entries,
      ({ shop }) => (shop === undefined ? [] : [shop]),
      (_, { product }) => product.shop?.name,
    ),
  color: (entries, { language }) =>
    counted(
      entries,
      ({ product }) => product.colors,
      (color) => colorName(color, language),
    ),
  size: (entries) =>
    counted(
      entries,
      ({ product }) => product.size ?? [],
      () => undefined,
    ),
  rating: ratings,
  sale,
  price: (entries) => histogram(entries.map(({ price }) => price)),
};

/** Counts values, the most frequent first, equally frequent ones by value for a stable order. The first entry with a value labels it. */
function counted(
  entries: readonly Entry[],
  valuesOf: (entry: Entry) => readonly string[],
  labelOf: (value: string, first: Entry) => string | undefined,
): FacetValue[] {
  const values = new Map<string, FacetValue>();
  for (const entry of entries) {
    const own = valuesOf(entry);
    own.forEach((value, place) => {
      if (own.indexOf(value) < place) return;
      const known = values.get(value);
      if (known) {
        known.count += 1;
        return;
      }
      const label = labelOf(value, entry);
      values.set(value, { value, ...(label === undefined ? {} : { label }), count: 1 });
    });
  }
  return [...values.values()].sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

function ratings(entries: readonly Entry[]): FacetValue[] {
  return [4, 3, 2, 1]
    .map((stars) => ({ value: String(stars), count: entries.filter(({ product }) => product.rating >= stars).length }))
    .filter(({ count }) => count > 0);
}

function sale(entries: readonly Entry[]): FacetValue[] {
  const count = entries.filter(({ product }) => reductionOf(product) > 0).length;
  return count === 0 ? [] : [{ value: '1', count }];
}

function histogram(prices: readonly number[]): SearchAnswer['facets']['price'] {
  const bars = Array.from({ length: steps }, () => 0);
  if (prices.length === 0) return { min: 0, max: 0, histogram: bars };
  // Not `Math.min(...prices)`: more than about 100,000 arguments overflow the stack.
  const min = prices.reduce((least, price) => Math.min(least, price));
  const max = prices.reduce((most, price) => Math.max(most, price));
  for (const price of prices) {
    // The highest price belongs to the last step, not to one after it; one price alone fills the first.
    const bar = max === min ? 0 : Math.min(steps - 1, Math.floor(((price - min) / (max - min)) * steps));
    bars[bar] = (bars[bar] ?? 0) + 1;
  }
  return { min, max, histogram: bars };
}
