import { reductionOf } from '../money.ts';
import { colorName } from '../language/color-names.ts';
import type { FacetValue, SearchAnswer } from '../schemas/index.ts';
import { type Entry, type FilterName, type Filters, passes } from './search-filters.ts';

const steps = 24;

/** What labels are made of. */
export interface Words {
  nameOf: ReadonlyMap<string, string>;
  language: string;
}

/** The choices of every filter, each counted among what the other filters leave: so a choice says what it would give. */
export function facetsOf(
  entries: readonly Entry[],
  filters: Filters,
  { nameOf, language }: Words,
): SearchAnswer['facets'] {
  const left = (name: FilterName) => entries.filter((entry) => passes(entry, filters, name));
  return {
    category: counted(left('category'), ({ product }) =>
      [...new Set(product.categories)].map((slug) => [slug, nameOf.get(slug)]),
    ),
    brand: counted(left('brand'), ({ brand, product }) =>
      brand === undefined ? [] : [[brand, product.brand ?? undefined]],
    ),
    shop: counted(left('shop'), ({ shop, product }) => (shop === undefined ? [] : [[shop, product.shop?.name]])),
    color: counted(left('color'), ({ product }) =>
      [...new Set(product.colors)].map((color) => [color, colorName(color, language)]),
    ),
    rating: ratings(left('rating')),
    sale: sale(left('sale')),
    price: histogram(left('price').map(({ price }) => price)),
  };
}

type Choice = readonly [value: string, label: string | undefined];

/** The most frequent first; equally frequent ones by value, so that the order never changes by itself. */
function counted(entries: readonly Entry[], choicesOf: (entry: Entry) => readonly Choice[]): FacetValue[] {
  const values = new Map<string, FacetValue>();
  for (const [value, label] of entries.flatMap(choicesOf)) {
    const known = values.get(value);
    if (known) known.count += 1;
    else values.set(value, { value, ...(label === undefined ? {} : { label }), count: 1 });
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
  const min = Math.min(...prices);
  const max = Math.max(...prices);
  for (const price of prices) {
    // The highest price belongs to the last step, not to one after it; one price alone fills the first.
    const bar = max === min ? 0 : Math.min(steps - 1, Math.floor(((price - min) / (max - min)) * steps));
    bars[bar] = (bars[bar] ?? 0) + 1;
  }
  return { min, max, histogram: bars };
}
