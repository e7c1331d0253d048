import { announce } from '@marketrow/components/LiveRegion';
import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { pluralIn } from '../../i18n/plural';
import type { Locale } from '../../routes';
import { changeQuery, parseQuery, withPriceOf, writeQuery, type SearchQuery } from '../../search/searchQuery';
import { useFileAnswer } from './useFileAnswer';
import { useServerAnswer } from './useServerAnswer';
import type { SearchMessages } from './searchMessages';

/** The server of pages on demand answers each query: its catalogue may be too large for a browser. */
const useAnswer = __ON_DEMAND__ ? useServerAnswer : useFileAnswer;

/** Components that show what the address says. */
const readers = new Set<() => void>();

function onAddress(reader: () => void): () => void {
  readers.add(reader);
  addEventListener('popstate', reader);
  return () => {
    readers.delete(reader);
    removeEventListener('popstate', reader);
  };
}

/**
 * The state of the search page is its address: each change writes it, and back and forward read it. A server knows no query,
 * so there are no results before the address was read.
 */
export function useSearch(locale: Locale, tag: string, messages: SearchMessages) {
  const address = useSyncExternalStore<string | undefined>(
    onAddress,
    () => location.search,
    () => undefined,
  );
  const { priceWords } = messages.search;
  const query = useMemo(() => withPriceOf(parseQuery(address ?? ''), priceWords), [address, priceWords]);
  const { status, answer, isCurrent, load } = useAnswer(locale, address === undefined ? undefined : query);
  const toAnnounce = useRef(false);

  // A change is told after its results are there, and not for the page as it was opened.
  useEffect(() => {
    if (!answer || !isCurrent || !toAnnounce.current) return;
    toAnnounce.current = false;
    announce(pluralIn(tag, messages.counts.products, answer.total));
  }, [answer, isCurrent, tag, messages]);

  useEffect(() => {
    if (status === 'failed') announce(messages.search.failed, { urgent: true });
  }, [status, messages]);

  const goTo = useCallback((next: SearchQuery) => {
    toAnnounce.current = true;
    history.pushState(null, '', location.pathname + writeQuery(next));
    for (const reader of readers) reader();
  }, []);
  // Of what the address says now, not of what was drawn last: a choice may come before the first reading of it.
  const change = useCallback(
    (part: Partial<SearchQuery>) => goTo(changeQuery(withPriceOf(parseQuery(location.search), priceWords), part)),
    [goTo, priceWords],
  );

  return { query, status, answer, load, goTo, change };
}
