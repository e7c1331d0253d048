/** Products on a page of the results. */
export const pageSize = 24;

/** The orders of the results, the first one by default. */
export const sorts = ['relevance', 'newest', 'price-up', 'price-down', 'rating'] as const;
/** An order of the results. */
export type Sort = (typeof sorts)[number];

/** The layouts of the results, the first one by default. */
export const views = ['grid', 'compact', 'list'] as const;
/** A layout of the results. */
export type View = (typeof views)[number];

/** What narrows the results down beside text and category. */
export interface Filters {
  /** Slugs of brands, of which one has to fit. */
  brand: readonly string[];
  /** Slugs of shops, of which one has to fit. */
  shop: readonly string[];
  /** Colours as hex digits, of which one has to fit. */
  color: readonly string[];
  /** Sizes, of which one has to fit. */
  size: readonly string[];
  /** The lowest price in dollars. */
  min?: number | undefined;
  /** The highest price in dollars. */
  max?: number | undefined;
  /** The least rating in stars. */
  rating?: number | undefined;
  /** Only what is reduced. */
  sale: boolean;
  /** Only what has the status New. */
  isNew: boolean;
}

/** What a shopper asked for, as the address has it. */
export interface SearchQuery extends Filters {
  /** Words that must all be found. Empty: any. */
  q: string;
  /** A category's slug. Empty: any. */
  category: string;
  sort: Sort;
  view: View;
  /** The page of the results, from 1. */
  page: number;
}

/** Reads the query out of an address. What is no value of a field counts as not given. */
export function parseQuery(search: string): SearchQuery {
  const values = new URLSearchParams(search);
  const list = (name: string) => [...new Set(values.getAll(name).filter((value) => value !== ''))].slice(0, 50);
  const one = <Value extends string>(name: string, allowed: readonly [Value, ...Value[]]): Value =>
    allowed.find((value) => value === values.get(name)) ?? allowed[0];
  const amount = (given: string | null | undefined, most: number) => {
    const text = given?.trim() ?? '';
    const value = Number(text);
    return text !== '' && value >= 0 && value <= most ? value : undefined;
  };
  // `price=10-25`, one field, is what a plain form of steps sends.
  const [from, to] = values.get('price')?.split('-') ?? [];
  const [min, max] = [amount(values.get('min') ?? from, 1e9), amount(values.get('max') ?? to, 1e9)];
  const rating = amount(values.get('rating'), 5);
  return {
    q: (values.get('q') ?? '').trim().slice(0, 200),
    category: values.get('category') ?? '',
    brand: list('brand'),
    shop: list('shop'),
    color: list('color').map((value) => value.replace('#', '').toLowerCase()),
    size: list('size'),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(rating !== undefined && rating > 0 && { rating }),
    sale: values.get('sale') === '1',
    isNew: values.get('new') === '1',
    sort: one('sort', sorts),
    view: one('view', views),
    page: Math.min(1e6, Math.max(1, Math.trunc(Number(values.get('page'))) || 1)),
  };
}

/** Words before an amount at the end of a text, such as "under": `max` of the highest price, `min` of the lowest. */
export interface PriceWords {
  min: readonly string[];
  max: readonly string[];
}

/**
 * Takes the price out of a text such as "shoes under 50" and makes it the filter. A text that is nothing but a price keeps no words. A
 * price filter that is set stays, and the text with it.
 */
export function withPriceOf(query: SearchQuery, priceWords: PriceWords): SearchQuery {
  if (query.min !== undefined || query.max !== undefined) return query;
  const edges = [
    ['min', priceWords.min],
    ['max', priceWords.max],
  ] as const;
  for (const [edge, words] of edges) {
    const [found, amount = ''] =
      new RegExp(`(?:^|\\s)(?:${words.join('|')})\\s*\\p{Sc}?\\s*(\\d{1,6}(?:[.,]\\d{1,2})?)\\s*\\p{Sc}?$`, 'iu').exec(
        query.q,
      ) ?? [];
    if (found !== undefined) {
      const q = query.q.slice(0, -found.length).trim();
      return { ...query, q, [edge]: Number(amount.replace(',', '.')) };
    }
  }
  return query;
}

/** The query as an address has it: `?q=tea&brand=vela`, or nothing for the plain page. The inverse of `parseQuery`. */
export function writeQuery(query: SearchQuery): string {
  const values = new URLSearchParams();
  const put = (name: string, value: string | number | undefined | false) => {
    if (value !== undefined && value !== false && value !== '') values.append(name, String(value));
  };
  put('q', query.q);
  put('category', query.category);
  for (const brand of query.brand) put('brand', brand);
  for (const shop of query.shop) put('shop', shop);
  put('min', query.min);
  put('max', query.max);
  put('rating', query.rating);
  put('sale', query.sale && '1');
  put('new', query.isNew && '1');
  for (const color of query.color) put('color', color);
  for (const size of query.size) put('size', size);
  put('sort', query.sort !== sorts[0] && query.sort);
  put('view', query.view !== views[0] && query.view);
  put('page', query.page > 1 && query.page);
  const text = values.toString();
  return text === '' ? '' : `?${text}`;
}

/** The query after a change. Another set of results begins at its first page; only the layout keeps the page. */
export function changeQuery(query: SearchQuery, change: Partial<SearchQuery>): SearchQuery {
  const keepsPage = Object.keys(change).every((name) => name === 'view' || name === 'page');
  return { ...query, ...(!keepsPage && { page: 1 }), ...change };
}

/** The query without its filters; text, category, order and layout stay. */
export function withoutFilters({ q, category, sort, view }: SearchQuery): SearchQuery {
  return { q, category, sort, view, page: 1, brand: [], shop: [], color: [], size: [], sale: false, isNew: false };
}

/** Whether a filter is on. */
export function hasFilters(query: SearchQuery): boolean {
  return writeQuery({ ...query, sort: sorts[0], view: views[0], page: 1, q: '', category: '' }) !== '';
}
