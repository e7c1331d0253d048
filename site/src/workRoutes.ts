/*
 * Addresses of the areas of work. They stand beside `routes.ts`, whose code every island of the shop loads. Lists and records
 * are named by the last parts of their paths.
 */
import { href, type Locale } from './routes';

/** The areas of those who work with the marketplace: its administrator, and the sellers. */
export type WorkArea = 'admin' | 'vendor';

/** Paths of the pages of both areas. */
export const workPaths = {
  /** The first page of an area. */
  dashboard: (area: WorkArea) => `/${area}/dashboard`,
  /** A list of an area, such as `/admin/products`. */
  list: (area: WorkArea, list: string) => `/${area}/${list}`,
  /** The form of a new record of such a list. */
  newRecord: (area: WorkArea, list: string) => `/${area}/${list}/new`,
  /** One record of such a list: its form, or the page of an order. */
  record: (area: WorkArea, list: string, key: string) => `/${area}/${list}/${encodeURIComponent(key)}`,
} as const;

/** A list of an area, filtered by the value of a column. */
export function filteredList(
  locale: Locale,
  area: WorkArea,
  list: string,
  filter?: { column: string; value: string },
): string {
  const query = filter && new URLSearchParams({ [`filter.${filter.column}`]: filter.value }).toString();
  return href(locale, workPaths.list(area, list)) + (query === undefined ? '' : `?${query}`);
}

/** A list of an area with the rows that a search finds. */
export function searchedList(locale: Locale, area: WorkArea, list: string, text: string): string {
  return `${href(locale, workPaths.list(area, list))}?${new URLSearchParams({ q: text }).toString()}`;
}

/** The key of a record in the path of its page: `/admin/orders/{key}`. */
export function recordKeyOf(path: string): string {
  return decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));
}
