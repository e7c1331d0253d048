import { useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

declare global {
  interface Window {
    /** Makes the page live. Resolves when React's effects have run. */
    hydrate: () => Promise<void>;
    /** What React did not find as it had rendered it. */
    mismatches: string[];
  }
}

/**
 * Waits to be told: loading and parsing are not what is measured. Nor is the browser's table of languages, which the first number format of a
 * page reads whoever makes it: 23 ms at full speed, as much as the cards themselves. A card written by hand makes its formats while it is
 * loaded, ours when the first price is drawn, and only the formats themselves are a matter of the library.
 */
export function hydrate(page: ReactNode) {
  new Intl.NumberFormat('en-US').format(0);
  window.mismatches = [];
  window.hydrate = () =>
    new Promise((resolve) => {
      hydrateRoot(document.getElementById('root')!, <Live onLive={resolve}>{page}</Live>, {
        onRecoverableError: (error) => window.mismatches.push(String(error)),
      });
    });
}

function Live({ onLive, children }: { onLive: () => void; children: ReactNode }) {
  useEffect(onLive, [onLive]);
  return children;
}
