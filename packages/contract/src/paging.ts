import { HttpError } from './error.ts';

/** One page of a list. */
export interface Paging {
  /** Counts from 1. */
  page: number;
  /** Records on a page. */
  limit: number;
}

/** Records on a page of `GET /orders`. */
export const ordersPage = { usual: 50, most: 200 } as const;

/** Header with the length of the whole list. */
export const totalHeader = 'X-Total-Count';

/** Reads `?page=` and `?limit=`. Throws a 400 for anything but whole numbers from 1, and for a limit above the largest. */
export function parsePaging(query: URLSearchParams, { usual, most }: { usual: number; most: number }): Paging {
  const read = (name: string, fallback: number, largest: number): number => {
    const text = query.get(name);
    if (text === null) return fallback;
    const number = /^\d{1,6}$/.test(text) ? Number(text) : 0;
    if (number >= 1 && number <= largest) return number;
    throw new HttpError(400, `${name}: must be a whole number from 1 to ${String(largest)}`);
  };
  return { page: read('page', 1, 999_999), limit: read('limit', usual, most) };
}
