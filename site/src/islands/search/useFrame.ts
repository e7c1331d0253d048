import { useEffect, useRef } from 'react';
import { fill } from '../../i18n/fill';
import { writeQuery, type SearchQuery } from '../../search/searchQuery';
import type { SearchMessages } from './searchMessages';

/** Keeps what stands outside of the island true: the title, the header's form, and the links to the other language. */
export function useFrame(query: SearchQuery, heading: string, page: number, messages: SearchMessages): void {
  const original = useRef<string>(undefined);
  useEffect(() => {
    original.current ??= document.title;
    const numbered = page > 1 ? `${heading}, ${fill(messages.counts.pageOnly, { page })}` : heading;
    document.title = original.current.replace(messages.search.title, () => numbered);
  }, [heading, page, messages]);

  useEffect(() => {
    const field = document.querySelector<HTMLInputElement>('header input[name="q"]');
    if (field && field !== document.activeElement) field.value = query.q;
    const select = document.querySelector<HTMLSelectElement>('header select[name="category"]');
    if (select) {
      const isKnown = [...select.options].some(({ value }) => value === query.category);
      select.value = isKnown ? query.category : '';
    }
    const search = writeQuery(query);
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) link.search = search;
  }, [query]);
}
