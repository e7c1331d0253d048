'use client';

import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/**
 * Returns the writing direction of a menu's button, for libraries that do not read it from the page. Read each time the
 * menu opens, since the page or any surrounding box may have changed it.
 */
export function useDirection(button: RefObject<HTMLElement | null>, open: boolean): 'ltr' | 'rtl' {
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  useLayoutEffect(() => {
    if (open && button.current) setDirection(getComputedStyle(button.current).direction === 'rtl' ? 'rtl' : 'ltr');
  }, [button, open]);
  return direction;
}
