'use client';

import { useCallback } from 'react';
import type { RefCallback } from 'react';
import { useLatest } from './useLatest.js';

/**
 * Returns the ref of an element that may be unmounted while it contains focus. After the render, focus moves to the
 * element that `find` returns for the lost one, unless it is elsewhere already: the browser would reset it to the page.
 */
export function useFocusFallback<Node extends Element>(
  find: (lost: Element) => HTMLElement | null | undefined,
): RefCallback<Node> {
  const latest = useLatest(find);
  return useCallback(
    (node) => () => {
      // React detaches the ref before it removes the element.
      const lost = document.activeElement;
      if (!lost || !node?.contains(lost)) return;
      queueMicrotask(() => {
        if (document.activeElement === document.body) latest.current(lost)?.focus({ preventScroll: true });
      });
    },
    [latest],
  );
}
