'use client';

import { useEffect, useRef, useState } from 'react';
import { announce } from '../../base/LiveRegion/index.js';
import { useLatest } from '../../internal/state/useLatest.js';
import { cleanText } from '../../internal/text/cleanText.js';
import { afterAnswer, afterInput, announceDelay, emptyList, loadDelay, maxSuggestions } from './searchBarState.js';
import type { SearchListState } from './searchBarState.js';
import type { LoadSuggestions, SearchSuggestion } from './types.js';

/**
 * Loads suggestions and drops those without a title. A failure returns none, since the text can still be submitted; in
 * development it is logged as an error.
 */
async function answerOf(
  load: LoadSuggestions,
  query: string,
  options: Parameters<LoadSuggestions>[1],
): Promise<readonly SearchSuggestion[]> {
  try {
    const answer = await load(query, options);
    const suggestions = answer.filter(
      (suggestion) => typeof (suggestion as Partial<SearchSuggestion> | null)?.title === 'string',
    );
    if (process.env.NODE_ENV !== 'production' && suggestions.length < answer.length) {
      console.error(
        `mr: ${answer.length - suggestions.length} suggestions for "${query}" have no \`title\`. They are dropped: the title is ` +
          'the visible text. Return `{ id, title, href }` from `loadSuggestions`.',
      );
    }
    return suggestions;
  } catch (error) {
    if (process.env.NODE_ENV !== 'production' && !options.signal.aborted) {
      console.error(
        `mr: loadSuggestions failed for "${query}". The list stays empty, and the text can still be submitted. ` +
          'See the error below. If nothing was found, resolve with [].',
        error,
      );
    }
    return [];
  }
}

/**
 * Manages the list of suggestions: loads them after a delay and ignores responses to an earlier text.
 * `messageFor(count)` returns the announcement.
 */
export function useSuggestions(load: LoadSuggestions | undefined, messageFor: (count: number) => string) {
  const [list, setList] = useState<SearchListState>(emptyList);
  const value = useRef('');
  const request = useRef<{ controller: AbortController; timer: ReturnType<typeof setTimeout> }>(undefined);
  const speech = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latestMessage = useLatest(messageFor);

  const cancel = () => {
    request.current?.controller.abort();
    clearTimeout(request.current?.timer);
    clearTimeout(speech.current);
  };
  useEffect(() => cancel, []);

  const type = (text: string, category: string) => {
    cancel();
    value.current = text;
    setList((state) => afterInput(state, text));
    const query = cleanText(text);
    if (!load || query === '') return;
    const controller = new AbortController();
    const ask = async () => {
      const suggestions = await answerOf(load, query, { signal: controller.signal, category });
      if (controller.signal.aborted) return;
      setList((state) => afterAnswer(state, query, value.current, suggestions));
      speech.current = setTimeout(
        () => announce(latestMessage.current(Math.min(suggestions.length, maxSuggestions))),
        announceDelay,
      );
    };
    request.current = { controller, timer: setTimeout(() => void ask(), loadDelay) };
  };

  return { list, setList, type, cancel };
}
