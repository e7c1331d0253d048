import type { Product } from '../data';

/** What a shopper asked for, as the address has it. */
export interface Query {
  /** Words that must all be found. Empty: any. */
  q: string;
  /** A category's slug. Empty: any. */
  category: string;
  /** Only what is reduced. */
  onlyReduced: boolean;
  /** Only what has the status New. */
  onlyNew: boolean;
  /** The page of the results, from 1. */
  page: number;
}

/** What a product is found by. */
export interface Findable {
  /** Its words, folded. */
  words: string;
  /** The slugs of its categories. */
  categories: string[];
  /** Reduction in per cent. */
  discount: number;
  /** Whether it has the status New. */
  isNew: boolean;
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
    onlyReduced: values.get('sale') === '1',
    onlyNew: values.get('new') === '1',
    page: Math.max(1, Math.trunc(Number(values.get('page'))) || 1),
  };
}

/** Whether a product answers a query: every word of the query begins a word of the product, and it has the category. */
export function matches(product: Findable, query: Omit<Query, 'page'>): boolean {
  const wanted = fold(query.q).split(' ');
  return (
    wanted.every((word) => ` ${product.words}`.includes(` ${word}`)) &&
    (query.category === '' || product.categories.includes(query.category)) &&
    (!query.onlyReduced || product.discount > 0) &&
    (!query.onlyNew || product.isNew)
  );
}

/** What a product is found by. */
export function findableBy(product: Product): Findable {
  const { title, brand, shop, categories, discount, status } = product;
  return {
    words: fold([title, brand, shop?.name, ...categories].filter(Boolean).join(' ')),
    categories: [...categories],
    discount,
    isNew: status === 'New',
  };
}
