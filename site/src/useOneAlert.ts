import { useEffect } from 'react';

/**
 * A form that comes later than its page brings its own region for failures: the page's gives way to it, so that there is one.
 *
 * @param isThere whether the form is there. @default true
 */
export function useOneAlert(isThere = true): void {
  useEffect(() => {
    // The page's own is static HTML: React does not miss it.
    if (isThere) document.querySelector('body > [data-mr-live="urgent"]')?.remove();
  }, [isThere]);
}
