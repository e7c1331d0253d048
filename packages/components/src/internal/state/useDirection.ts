'use client';

import { useState } from 'react';

/**
 * The direction of the script around what has the focus, for libraries that ask for it: read when a menu opens, as the page
 * or a box around the component sets it. Returns it and the function that reads it, for `onOpenChange`.
 */
export function useDirection(): [direction: 'ltr' | 'rtl', read: () => void] {
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  const read = () => {
    const node = document.activeElement ?? document.documentElement;
    setDirection(getComputedStyle(node).direction === 'rtl' ? 'rtl' : 'ltr');
  };
  return [direction, read];
}
