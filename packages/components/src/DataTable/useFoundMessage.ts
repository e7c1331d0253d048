'use client';

import { useEffect, useRef, useState } from 'react';
import { announce } from '../LiveRegion';

/** How long nothing was typed before it is said what was found, in milliseconds. */
const pause = 700;

/**
 * Says how many rows a search or a filter leaves, once nothing was typed for a while and the rows are there. Gives the
 * function that is called when a person has searched or filtered.
 */
export function useFoundMessage(text: string, isReady: boolean): () => void {
  const [searches, setSearches] = useState(0);
  const told = useRef(0);
  useEffect(() => {
    if (!isReady || searches === told.current) return undefined;
    const timer = setTimeout(() => {
      told.current = searches;
      announce(text);
    }, pause);
    return () => clearTimeout(timer);
  }, [searches, text, isReady]);
  return () => setSearches((count) => count + 1);
}
