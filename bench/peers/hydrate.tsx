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

/** Waits to be told: loading and parsing are not what is measured. */
export function hydrate(page: ReactNode) {
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
