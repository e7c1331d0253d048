import { priceCounts, priceEdges } from '@marketrow/components/PriceRangeFilter';
import { productAt, type Catalog, type FoundProduct, type SearchFile } from './catalog';
import { pageHits, type PageHit } from './pageHits';
import { findResults, type Facets } from './results';
import { hasFilters, pageSize, parseQuery, withoutFilters, type SearchQuery } from './searchQuery';

/** Products in the row that stands for results where there are none. */
const rowSize = 4;

/** A row of products where nothing was found, and where they are from. */
interface Instead {
  from: 'unfiltered' | 'category' | 'rated';
  products: readonly FoundProduct[];
}

/** Everything that the search page shows for a query; worked out in the browser, or by a server for a catalogue too large to send. */
export interface SearchAnswer extends Pick<SearchFile, 'categories' | 'brands' | 'shops' | 'colors'> {
  /** How many products the query finds. */
  total: number;
  /** How many it would find without its filters. */
  unfiltered: number;
  /** How many shops sell what it finds. */
  shopCount: number;
  /** The page that is shown, from 1, and how many there are. */
  page: number;
  pages: number;
  /** The products of that page. */
  products: readonly FoundProduct[];
  facets: Omit<Facets, 'cents'>;
  /** Steps of the price filter in dollars, and how many products each would show. */
  prices: { edges: readonly number[]; counts: readonly number[] };
  /** Text that was searched in place of a mistyped one. */
  corrected?: string;
  /** Categories, brands, shops and help pages that the text names. */
  hits: readonly PageHit[];
  /** What to show where nothing was found. Left out: something was. */
  instead?: Instead;
}

/** Answers a query from a catalogue. */
export function answerOf(catalog: Catalog, query: SearchQuery): SearchAnswer {
  const { places, facets, corrected } = findResults(catalog, query);
  const { cents, ...counts } = facets;
  const pages = Math.ceil(places.length / pageSize);
  const page = Math.max(1, Math.min(query.page, pages));
  const edges = edgesOf(catalog);
  const { categories, brands, shops, colors } = catalog;
  const unfiltered = hasFilters(query) ? findResults(catalog, withoutFilters(query)).places : places;
  return {
    ...{ categories, brands, shops, colors, page, pages },
    total: places.length,
    unfiltered: unfiltered.length,
    shopCount: new Set(places.map((place) => catalog.shop[place]).filter((shop) => shop !== -1)).size,
    products: productsAt(catalog, places.slice((page - 1) * pageSize, page * pageSize)),
    facets: counts,
    hits: pageHits(catalog, corrected ?? query.q),
    prices: {
      edges,
      counts: priceCounts(
        cents.map((value) => value / 100),
        edges,
      ),
    },
    ...(corrected !== undefined && { corrected }),
    ...(places.length === 0 && { instead: insteadOf(catalog, query, unfiltered) }),
  };
}

function insteadOf(catalog: Catalog, query: SearchQuery, unfiltered: readonly number[]): Instead {
  const row = (from: Instead['from'], places: readonly number[]): Instead => ({
    from,
    products: productsAt(catalog, places.slice(0, rowSize)),
  });
  if (unfiltered.length > 0) return row('unfiltered', unfiltered);
  const rated = parseQuery('?sort=rating');
  const isKnown = catalog.categories.some(([slug]) => slug === query.category);
  const inCategory = isKnown ? findResults(catalog, { ...rated, category: query.category }).places : [];
  return inCategory.length > 0 ? row('category', inCategory) : row('rated', findResults(catalog, rated).places);
}

function productsAt(catalog: Catalog, places: readonly number[]): FoundProduct[] {
  return places.map((place) => productAt(catalog, place));
}

const edgesOfCatalogs = new WeakMap<Catalog, number[]>();

function edgesOf(catalog: Catalog): number[] {
  let edges = edgesOfCatalogs.get(catalog);
  if (edges === undefined) {
    edges = priceEdges(catalog.cents.map((cents) => cents / 100));
    edgesOfCatalogs.set(catalog, edges);
  }
  return edges;
}

/** An answer as JSON has it, which knows no maps: counts by value are lists. */
interface SentAnswer extends Omit<SearchAnswer, 'facets'> {
  facets: Record<'category' | 'brand' | 'shop' | 'color' | 'size', [value: string, count: number][]> & {
    rating: [stars: number, count: number][];
    sale: number;
  };
}

/** The answer as JSON. The inverse of `readAnswer`. */
export function writeAnswer({ facets, ...answer }: SearchAnswer): string {
  const { category, brand, shop, color, size, rating, sale } = facets;
  const sent: SentAnswer = {
    ...answer,
    facets: {
      category: [...category],
      brand: [...brand],
      shop: [...shop],
      color: [...color],
      size: [...size],
      rating: [...rating],
      sale,
    },
  };
  return JSON.stringify(sent);
}

/** Reads an answer of the server. */
export function readAnswer(json: string): SearchAnswer {
  const { facets, ...answer } = JSON.parse(json) as SentAnswer;
  const { category, brand, shop, color, size, rating, sale } = facets;
  return {
    ...answer,
    facets: {
      category: new Map(category),
      brand: new Map(brand),
      shop: new Map(shop),
      color: new Map(color),
      size: new Map(size),
      rating: new Map(rating),
      sale,
    },
  };
}
