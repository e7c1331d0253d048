'use client';

import { useCallback } from 'react';
import type { RefCallback } from 'react';
import { useLatest } from './useLatest';

/**
 * Returns the ref of an element that may be unmounted with the focus in it. After the rendering the focus goes to what `find`
 * returns for the element that lost it, unless something else has taken it: the browser would give it to the page.
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
