'use client';

import { useEffect, useRef } from 'react';
import { foldHeader } from './foldHeader.js';

/** Collapses the surrounding header while the page is scrolled down. Renders a hidden, empty `<span>`. */
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
