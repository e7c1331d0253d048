'use client';

import { useEffect, useRef } from 'react';
import { foldHeader } from './foldHeader.js';

/** Folds the header around it while the page is scrolled down. Renders an empty, hidden `<span>`. */
export function HeaderFolding() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const header = place.current?.closest('header');
    const controller = new AbortController();
    if (header) foldHeader(header, controller.signal);
    return () => controller.abort();
  }, []);
  return <span ref={place} hidden />;
}
