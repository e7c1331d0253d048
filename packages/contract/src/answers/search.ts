import { colorName } from '../language/color-names.ts';
import { slugOf } from '../slug.ts';
import type { Category, Product, SearchAnswer } from '../schemas/index.ts';
import {
  type SearchedText,
  searchedTexts,
  searchFormsOf,
  searchScore,
  searchScores,
  searchWordsOf,
  type SearchWords,
} from '../search/index.ts';
import type { Call } from './call.ts';
import { pageOf } from './paging.ts';
import { facetsOf } from './search-facets.ts';
import { type Entry, type Filters, filtersOf, passes } from './search-filters.ts';
import { shopAddress } from './shops.ts';
import { salePrice } from './sale-price.ts';

const pageSize = 24;
const suggestionCount = 6;

/**
 * Finds products by words and filters, 24 a page. Parameters: `q` (every word, a form of it or what means the same must stand in title,
 * category, brand, color or shop), `category`, `brand`, `shop`, `color` (each may be given several times: any of them), `min`, `max` (sale price),
 * `rating` (so many stars or more), `sale=1`, `sort`, `page`. A value that means nothing is as good as none.
 */
export async function search({ query, records }: Call): Promise<SearchAnswer> {
  const [products, names, shops] = await Promise.all([
    records.products({ published: true }),
    records.categories(),
    records.shops(),
  ]);
  const { language } = records;
  const nameOf = new Map(names.map(({ slug, name }) => [slug, name]));
  const entries = products.map((product): Entry => ({
    product,
    price: salePrice(product),
    brand: product.brand === null ? undefined : slugOf(product.brand),
    shop: product.shop && shopAddress(product.shop, shops),
  }));

  const searchWords = searchWordsOf(language);
  const typed = searchFormsOf(query.get('q') ?? '', searchWords);
  const kept = keptTexts(names, language);
  const texts = entries.map(({ product }) => {
    let own = kept.get(product);
    if (!own) kept.set(product, (own = textsOf(product, searchWords, nameOf, language)));
    return own;
  });
  const scored = searchScores(texts, typed).flatMap((score, place): Scored[] => {
    const entry = entries[place];
    return score === undefined || entry === undefined ? [] : [{ entry, score }];
  });
  const filters = filtersOf(query);
  const found = scored.filter(({ entry }) => passes(entry, filters));
  const sorted = found.toSorted((a, b) => order(filters.sort, a, b)).map(({ entry }) => entry.product);
  return {
    ...pageOf(sorted, query.get('page'), pageSize),
    facets: facetsOf(
      scored.map(({ entry }) => entry),
      filters,
      { nameOf, language },
    ),
  };
}

/** The first six titles, of those that hold every word of `?q=` when it is given, the best ones first. */
export async function suggestions({ query, records }: Call): Promise<string[]> {
  const words = searchWordsOf(records.language);
  const typed = searchFormsOf(query.get('q') ?? '', words);
  const scored = (await records.products({ published: true })).flatMap(({ title }) => {
    const score = searchScore(searchedTexts({ title }, words), typed, true);
    return score === undefined ? [] : [{ title, score }];
  });
  const best = scored.toSorted((a, b) => b.score - a.score);
  return best.slice(0, suggestionCount).map(({ title }) => title);
}

interface Scored {
  entry: Entry;
  score: number;
}

type Names = readonly Category[];

const textsByNames = new WeakMap<Names, Map<string, WeakMap<Product, SearchedText[]>>>();

/** The searched texts by product, kept as long as the records: reading them anew took most of a search. */
function keptTexts(names: Names, language: string): WeakMap<Product, SearchedText[]> {
  let byLanguage = textsByNames.get(names);
  if (!byLanguage) textsByNames.set(names, (byLanguage = new Map<string, WeakMap<Product, SearchedText[]>>()));
  let texts = byLanguage.get(language);
  if (!texts) byLanguage.set(language, (texts = new WeakMap()));
  return texts;
}

function textsOf(
  { title, categories, brand, shop, colors }: Product,
  words: SearchWords,
  nameOf: ReadonlyMap<string, string>,
  language: string,
) {
  return searchedTexts(
    {
      title,
      brand,
      categories: categories.map((slug) => `${slug} ${nameOf.get(slug) ?? ''}`).join(' '),
      colors: colors.map((color) => colorName(color, language)).join(' '),
      shop: shop?.name,
    },
    words,
  );
}

/** Stable everywhere: what is alike stays in the order of the catalogue. */
function order(sort: Filters['sort'], a: Scored, b: Scored): number {
  switch (sort) {
    case 'price-asc':
      return a.entry.price - b.entry.price;
    case 'price-desc':
      return b.entry.price - a.entry.price;
    case 'rating':
      return b.entry.product.rating - a.entry.product.rating;
    case 'newest':
      return Number(b.entry.product.status === 'New') - Number(a.entry.product.status === 'New');
    case 'relevance':
      return b.score - a.score;
  }
}
