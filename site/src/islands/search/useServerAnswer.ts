import { useCallback, useEffect, useState } from 'react';
import { searchDataPath, type Locale } from '../../routes';
import { readAnswer, type SearchAnswer } from '../../search/answer';
import { views, writeQuery, type SearchQuery } from '../../search/searchQuery';
import type { Answered } from './useFileAnswer';

/** What the server has said last. `asked` is the query of it; a failure has the query that failed. */
interface Heard {
  asked?: string;
  answer?: SearchAnswer;
  failed?: string;
}

/** Has the server answer a query. Until it does, what was found before stays. */
export function useServerAnswer(locale: Locale, query: SearchQuery | undefined): Answered {
  // The layout is no matter of the server's.
  const asking = query && writeQuery({ ...query, view: views[0] });
  const [heard, setHeard] = useState<Heard>({});
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (asking === undefined) return undefined;
    const leaving = new AbortController();
    const read = async () => {
      try {
        const response = await fetch(searchDataPath(locale) + asking, { signal: leaving.signal });
        if (!response.ok) throw new Error(`mr: the search answered ${String(response.status)}.`);
        setHeard({ asked: asking, answer: readAnswer(await response.text()) });
      } catch {
        if (!leaving.signal.aborted) setHeard((before) => ({ ...before, failed: asking }));
      }
    };
    void read();
    return () => leaving.abort();
  }, [locale, asking, attempt]);
  const load = useCallback(() => {
    setHeard(({ asked, answer }) => ({ ...(asked !== undefined && { asked }), ...(answer && { answer }) }));
    setAttempt((count) => count + 1);
  }, []);
  const isCurrent = asking !== undefined && heard.asked === asking;
  const status = isCurrent ? 'ready' : heard.failed === asking && asking !== undefined ? 'failed' : 'loading';
  return { status, answer: heard.answer, isCurrent, load };
}
