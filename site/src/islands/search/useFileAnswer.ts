import { useCallback, useEffect, useMemo, useState } from 'react';
import { liveFile } from '../../live/liveFile';
import { readLive, type Live } from '../../live/readLive';
import { readJson } from '../../readJson';
import { searchDataPath, type Locale } from '../../routes';
import { answerOf, type SearchAnswer } from '../../search/answer';
import { openCatalog, type SearchFile } from '../../search/catalog';
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
type Loaded = { status: 'loading' | 'failed'; file?: undefined } | { status: 'ready'; file: SearchFile };

/** Answers a query from a file that holds the whole catalogue, so that any static host will do. */
export function useFileAnswer(locale: Locale, query: SearchQuery | undefined): Answered {
  const [{ status, file }, load] = useFile(locale);
  const [live, setLive] = useState<ReadonlyMap<string, Live>>(new Map());
  const catalog = useMemo(() => file && openCatalog(liveFile(file, live)), [file, live]);
  const answer = useMemo(
    () => (catalog && query !== undefined ? answerOf(catalog, query) : undefined),
    [catalog, query],
  );
  // Shown products are asked for once; another page of results, or what moves up, later.
  useEffect(() => {
    const shown = [...(answer?.products ?? []), ...(answer?.instead?.products ?? [])].map(({ id }) => id);
    const unasked = shown.filter((id) => !live.has(id));
    if (unasked.length === 0) return;
    void Promise.all(unasked.map(async (id) => [id, await readLive(id)] as const)).then((found) =>
      setLive((before) => new Map([...before, ...found])),
    );
  }, [answer, live]);
  return { status, answer, isCurrent: true, load };
}

function useFile(locale: Locale): readonly [Loaded, () => void] {
  const [loaded, setLoaded] = useState<Loaded>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    const read = async () => {
      try {
        const file = await readJson<SearchFile>(searchDataPath(locale), 'slug', { signal: leaving.signal });
        setLoaded({ status: 'ready', file });
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
