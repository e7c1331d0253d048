import { fill } from '../../i18n/fill';
import { money } from '../../i18n/format';
import type { Locale } from '../../routes';
import type { SearchQuery } from '../../search/searchQuery';
import type { Names, SearchMessages } from './searchMessages';

/** One filter that is on: what it says, and what takes it off. */
export interface ActiveFilter {
  id: string;
  title: string;
  change: Partial<SearchQuery>;
}

/** The filters of a query, in the order of the side bar. */
export function activeFilters(
  query: SearchQuery,
  names: Names,
  messages: SearchMessages,
  { locale, currency }: { locale: Locale; currency: string },
): ActiveFilter[] {
  const amount = (value: number) => money(locale, currency, Math.round(value * 100));
  const nameOf = (list: Names['brands'], slug: string) => list.find((item) => item[0] === slug)?.[1] ?? slug;
  const each = (field: 'shop' | 'brand' | 'color', list: Names['brands']): ActiveFilter[] =>
    query[field].map((value) => ({
      id: `${field}-${value}`,
      title: nameOf(list, value),
      change: { [field]: query[field].filter((other) => other !== value) },
    }));
  const { min, max } = query;
  const price =
    min !== undefined && max !== undefined
      ? fill(messages.search.priceBetween, { min: amount(min), max: amount(max) })
      : min !== undefined
        ? fill(messages.search.priceFrom, { min: amount(min) })
        : max !== undefined
          ? fill(messages.search.priceTo, { max: amount(max) })
          : undefined;
  return [
    ...(price === undefined ? [] : [{ id: 'price', title: price, change: { min: undefined, max: undefined } }]),
    ...each('shop', names.shops),
    ...each('brand', names.brands),
    ...each('color', names.colors),
    ...query.size.map((size) => ({
      id: `size-${size}`,
      title: fill(messages.search.sizeOf, { size }),
      change: { size: query.size.filter((other) => other !== size) },
    })),
    ...(query.rating === undefined
      ? []
      : [
          {
            id: 'rating',
            title: fill(messages.search.starsUp, { stars: query.rating }),
            change: { rating: undefined },
          },
        ]),
    ...(query.sale ? [{ id: 'sale', title: messages.search.onSale, change: { sale: false } }] : []),
    ...(query.isNew ? [{ id: 'new', title: messages.search.isNew, change: { isNew: false } }] : []),
  ];
}
