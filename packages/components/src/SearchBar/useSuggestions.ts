'use client';

import { useEffect, useRef, useState } from 'react';
import { announce } from '../LiveRegion';
import { useLatest } from '../internal/state/useLatest';
import { cleanText } from '../internal/text/cleanText';
import { afterAnswer, afterInput, announceDelay, emptyList, loadDelay, maxSuggestions } from './searchBarState';
import type { SearchListState } from './searchBarState';
import type { LoadSuggestions } from './types';

/**
 * The list of suggestions: asks for them a moment after typing and drops answers to an older text. `messageFor` makes what
 * is announced of their number.
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
      // A failure looks like an answer without suggestions: the text can be submitted all the same.
      const suggestions = await load(query, { signal: controller.signal, category }).catch(() => []);
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
