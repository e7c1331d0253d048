import { useCallback, useEffect, useMemo, useState } from 'react';
import { hasChanges } from '../../changes/hasChanges';
import { readJson } from '../../readJson';
import { searchDataPath, type Locale } from '../../routes';
import { answerOf, type SearchAnswer } from '../../search/answer';
import { openCatalog, type Catalog, type SearchFile } from '../../search/catalog';
import type { SearchQuery } from '../../search/searchQuery';

/** What is known of the answer to a query. */
export interface Answered {
  status: 'loading' | 'failed' | 'ready';
  /** The answer, or while it is being read the one before. Left out: there is none yet. */
  answer: SearchAnswer | undefined;
  /** Whether it answers the query that was asked for last. */
  isCurrent: boolean;
  /** Tries again after a failure. */
  load: () => void;
}

/** The catalogue: not there yet, there, or not to be had. */
type Loaded = { status: 'loading' | 'failed'; catalog?: undefined } | { status: 'ready'; catalog: Catalog };

/** Answers a query from a file that holds the whole catalogue, so that any static host will do. */
export function useFileAnswer(locale: Locale, query: SearchQuery | undefined): Answered {
  const [loaded, load] = useCatalog(locale);
  const answer = useMemo(
    () => (loaded.catalog && query !== undefined ? answerOf(loaded.catalog, query) : undefined),
    [loaded, query],
  );
  return { status: loaded.status, answer, isCurrent: true, load };
}

async function withChanges(file: SearchFile): Promise<SearchFile> {
  const { changedFile, readChanges } = await import('../../changes/readChanges');
  return changedFile(file, await readChanges());
}

function useCatalog(locale: Locale): readonly [Loaded, () => void] {
  const [loaded, setLoaded] = useState<Loaded>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    const read = async () => {
      try {
        const file = await readJson<SearchFile>(searchDataPath(locale), 'slug', { signal: leaving.signal });
        setLoaded({ status: 'ready', catalog: openCatalog(hasChanges() ? await withChanges(file) : file) });
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
