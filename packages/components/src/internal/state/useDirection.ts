'use client';

import { useState } from 'react';

/**
 * Returns the writing direction around the focused element, for libraries that need it, and a function that reads it,
 * for `onOpenChange`. Read when a menu opens, since the page or any surrounding box may set it.
 */
export function useDirection(): [direction: 'ltr' | 'rtl', read: () => void] {
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  const read = () => {
    const node = document.activeElement ?? document.documentElement;
    setDirection(getComputedStyle(node).direction === 'rtl' ? 'rtl' : 'ltr');
  };
  return [direction, read];
}
