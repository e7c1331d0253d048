import { fill } from '../../i18n/fill';
import { numberIn, pluralIn } from '../../i18n/plural';
import type { Catalog } from '../../search/catalog';
import { findResults } from '../../search/results';
import { withoutFilters, hasFilters, type SearchQuery } from '../../search/searchQuery';
import type { SearchMessages } from './searchMessages';

/** The heading of the page: the text that was searched, the category, or everything. */
export function headingOf(query: SearchQuery, catalog: Catalog | undefined, messages: SearchMessages): string {
  if (query.q !== '') return fill(messages.search.titleOf, { query: query.q });
  const category = catalog?.categories.find(([slug]) => slug === query.category);
  return category?.[1] ?? (query.isNew ? messages.search.isNew : messages.search.all);
}

/** "56 of 86 products, from 7 shops". */
export function countOf(
  catalog: Catalog,
  query: SearchQuery,
  places: readonly number[],
  tag: string,
  messages: SearchMessages,
): string {
  const all = hasFilters(query) ? findResults(catalog, withoutFilters(query)).places.length : places.length;
  const shops = new Set(places.map((place) => catalog.shop[place]).filter((shop) => shop !== -1)).size;
  const counted =
    all > places.length
      ? pluralIn(tag, messages.search.ofAll, all, { part: numberIn(tag, places.length) })
      : pluralIn(tag, messages.counts.products, places.length);
  return shops > 1 ? `${counted}, ${pluralIn(tag, messages.counts.fromShops, shops)}` : counted;
}
