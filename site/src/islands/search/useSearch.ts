import { announce } from '@marketrow/components/LiveRegion';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { pluralIn } from '../../i18n/plural';
import { searchDataPath, type Locale } from '../../routes';
import { openCatalog, type Catalog, type SearchFile } from '../../search/catalog';
import { findResults, type Results } from '../../search/results';
import { changeQuery, parseQuery, writeQuery, type SearchQuery } from '../../search/searchQuery';
import type { SearchMessages } from './searchMessages';

/** The catalogue: not there yet, there, or not to be had. */
type Loaded = { status: 'loading' | 'failed'; catalog?: undefined } | { status: 'ready'; catalog: Catalog };

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
  const query = useMemo(() => parseQuery(address ?? ''), [address]);
  const [loaded, load] = useCatalog(locale);
  const toAnnounce = useRef(false);

  const results = useMemo<Results | undefined>(
    () => (loaded.catalog && address !== undefined ? findResults(loaded.catalog, query) : undefined),
    [loaded, address, query],
  );

  // A change is told after its results are there, and not for the page as it was opened.
  useEffect(() => {
    if (!results || !toAnnounce.current) return;
    toAnnounce.current = false;
    announce(pluralIn(tag, messages.counts.products, results.places.length));
  }, [results, tag, messages]);

  const goTo = useCallback((next: SearchQuery) => {
    toAnnounce.current = true;
    history.pushState(null, '', location.pathname + writeQuery(next));
    for (const reader of readers) reader();
  }, []);
  // Of what the address says now, not of what was drawn last: a choice may come before the first reading of it.
  const change = useCallback(
    (part: Partial<SearchQuery>) => goTo(changeQuery(parseQuery(location.search), part)),
    [goTo],
  );

  return { query, results, loaded, load, goTo, change };
}

function useCatalog(locale: Locale): readonly [Loaded, () => void] {
  const [loaded, setLoaded] = useState<Loaded>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    const read = async () => {
      try {
        const response = await fetch(searchDataPath(locale), { signal: leaving.signal });
        if (!response.ok) throw new Error(`mr: the catalogue answered ${String(response.status)}.`);
        const catalog = openCatalog((await response.json()) as SearchFile);
        setLoaded({ status: 'ready', catalog });
      } catch {
        if (!leaving.signal.aborted) setLoaded({ status: 'failed' });
      }
    };
    void read();
    return () => leaving.abort();
  }, [locale, attempt]);
  const load = useCallback(() => {
    setLoaded({ status: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  return [loaded, load];
}
