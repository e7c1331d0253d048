import { fill } from '../../i18n/fill';
import { numberIn, pluralIn } from '../../i18n/plural';
import type { SearchAnswer } from '../../search/answer';
import type { SearchQuery } from '../../search/searchQuery';
import type { SearchMessages } from './searchMessages';

/** The heading of the page: the text that was searched, without typos, the category, or everything. */
export function headingOf(query: SearchQuery, answer: SearchAnswer | undefined, messages: SearchMessages): string {
  if (query.q !== '') return fill(messages.search.titleOf, { query: answer?.corrected ?? query.q });
  const category = answer?.categories.find(([slug]) => slug === query.category);
  return category?.[1] ?? (query.isNew ? messages.search.isNew : messages.search.all);
}

/** "56 of 86 products, from 7 shops", after what was mistyped. */
export function countOf(
  { total, unfiltered, shopCount, corrected }: SearchAnswer,
  q: string,
  tag: string,
  messages: SearchMessages,
): string {
  const counted =
    unfiltered > total
      ? pluralIn(tag, messages.search.ofAll, unfiltered, { part: numberIn(tag, total) })
      : pluralIn(tag, messages.counts.products, total);
  const shown = shopCount > 1 ? `${counted}, ${pluralIn(tag, messages.counts.fromShops, shopCount)}` : counted;
  return corrected === undefined ? shown : `${fill(messages.search.mistyped, { query: q })} ${shown}`;
}
