import type { Product } from '../data';

/** What a shopper asked for, as the address has it. */
export interface Query {
  /** Words that must all be found. Empty: any. */
  q: string;
  /** A category's slug. Empty: any. */
  category: string;
  /** Only what is reduced. */
  sale: boolean;
  /** Only what has the status New. */
  fresh: boolean;
  /** The page of the results, from 1. */
  page: number;
}

/** What a product is found by. */
export interface Findable {
  /** Its words, folded. */
  words: string;
  /** Its categories, each between spaces. */
  categories: string;
  /** Reduction in per cent. */
  discount: number;
  /** Whether it has the status New. */
  fresh: boolean;
}

/** Text as it is compared: lower case, without accents, marks and doubled spaces. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Reads the query out of an address. */
export function parseQuery(search: string): Query {
  const values = new URLSearchParams(search);
  return {
    q: (values.get('q') ?? '').trim().slice(0, 200),
    category: values.get('category') ?? '',
    sale: values.get('sale') === '1',
    fresh: values.get('new') === '1',
    page: Math.max(1, Math.trunc(Number(values.get('page'))) || 1),
  };
}

/** Whether a product answers a query: every word begins a word of it, and it has the category. */
export function matches({ words, categories, discount, fresh }: Findable, query: Omit<Query, 'page'>): boolean {
  const wanted = fold(query.q).split(' ');
  return (
    wanted.every((word) => ` ${words}`.includes(` ${word}`)) &&
    (query.category === '' || ` ${categories} `.includes(` ${query.category} `)) &&
    (!query.sale || discount > 0) &&
    (!query.fresh || fresh)
  );
}

/** The attributes of a list item by which the page's script finds a product. */
export function findableBy(product: Product): Record<`data-${string}`, string> {
  const { id, title, brand, shop, categories, discount, status } = product;
  return {
    'data-id': id,
    'data-words': fold([title, brand, shop?.name, ...categories].filter(Boolean).join(' ')),
    'data-categories': categories.join(' '),
    'data-discount': String(discount),
    ...(status === 'New' && { 'data-new': '' }),
  };
}
