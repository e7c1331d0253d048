'use client';

import { useEffect, useRef, useState } from 'react';
import { announce } from '../../base/LiveRegion/index.js';

/** Pause in typing before the result is announced, in milliseconds. */
const pause = 700;

/**
 * Announces `text`, the result of a search or filter, once typing has paused and the rows have loaded. Returns the
 * function to call after each search and filter.
 */
export function useResultAnnouncement(text: string, isReady: boolean): () => void {
  const [searches, setSearches] = useState(0);
  const announced = useRef(0);
  useEffect(() => {
    if (!isReady || searches === announced.current) return undefined;
    const timer = setTimeout(() => {
      announced.current = searches;
      announce(text);
    }, pause);
    return () => clearTimeout(timer);
  }, [searches, text, isReady]);
  return () => setSearches((count) => count + 1);
}
