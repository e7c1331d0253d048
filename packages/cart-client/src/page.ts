/** What a page's life means for the cart. */
export interface PageHandlers {
  /** The network is back, or the person is: try again now. */
  wake(): void;
  /** The page may be about to die: send what can be sent. */
  leave(): void;
  /** The page came back from the back-forward cache, its knowledge may be old. */
  restore(): void;
}

/** Listens to the page's life until the returned function is called. Without a window it does nothing. */
export function watchPage({ wake, leave, restore }: PageHandlers): () => void {
  if (typeof addEventListener !== 'function') return () => undefined;
  const controller = new AbortController();
  const { signal } = controller;
  addEventListener('online', wake, { signal });
  // Bubbles from the document. Never `unload`: it bars the page from the back-forward cache.
  addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') leave();
      else wake();
    },
    { signal },
  );
  addEventListener('pagehide', leave, { signal });
  addEventListener(
    'pageshow',
    (event) => {
      if (event.persisted) restore();
    },
    { signal },
  );
  return () => {
    controller.abort();
  };
}
