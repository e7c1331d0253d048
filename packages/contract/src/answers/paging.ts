import { totalHeader } from '../paging.ts';
import type { Product } from '../schemas/index.ts';
import { type Call, Reply } from './call.ts';

/** One page of a list. */
export interface Page<Item> {
  items: Item[];
  total: number;
  page: number;
  pages: number;
  pageSize: number;
}

/** Returns a page of a list: the closest one for a number without a page, the first for no number. */
export function pageOf<Item>(list: readonly Item[], wanted: string | null, pageSize: number): Page<Item> {
  const pages = Math.max(1, Math.ceil(list.length / pageSize));
  const number = numberIn(wanted) ?? 1;
  const page = Math.min(Math.max(Math.floor(number), 1), pages);
  const items = list.slice((page - 1) * pageSize, page * pageSize);
  return { items, total: list.length, page, pages, pageSize };
}

/** Returns the number in a text; `undefined` for anything else. */
export function numberIn(word: string | null): number | undefined {
  const number = word === null || word.trim() === '' ? Number.NaN : Number(word);
  return Number.isFinite(number) ? number : undefined;
}

/** Largest `?limit=` of a list that is answered as an array. */
const largestLimit = 1000;

/**
 * Reads every product, published or not; with `?limit=` one page of them, and the length of the whole list in `X-Total-Count`. The
 * answer is an array in both cases, as in the specification, section 7.
 */
export async function productList({ query, records }: Call): Promise<readonly Product[] | Reply> {
  const limit = Math.min(Math.floor(numberIn(query.get('limit')) ?? 0), largestLimit);
  if (limit < 1) return records.products();
  const page = Math.max(1, Math.floor(numberIn(query.get('page')) ?? 1));
  const { items, total } = await records.productPage({ page, limit });
  return new Reply(200, items, { [totalHeader]: String(total) });
}
