/** What a page's life means for the cart. */
export interface PageHandlers {
  /** The network is back, or the person is: try again now. */
  wake: () => void;
  /** The page may be about to die: send what can be sent. */
  leave: () => void;
  /** The page goes: asleep into the back-forward cache, or for good. */
  sleep: () => void;
  /** The page came back from the back-forward cache, its knowledge may be old. */
  restore: () => void;
}

/** Listens to the page's life until the returned function is called. Without a window it does nothing. */
export function watchPage({ wake, leave, sleep, restore }: PageHandlers): () => void {
  if (typeof addEventListener !== 'function') return () => undefined;
  const controller = new AbortController();
  const { signal } = controller;
  const handlers: Record<string, (event: Event) => void> = {
    online: wake,
    // Bubbles from the document. Never `unload`: it bars the page from the back-forward cache.
    visibilitychange: () => (document.hidden ? leave() : wake()),
    pagehide: sleep,
    pageshow: (event) => {
      if ((event as PageTransitionEvent).persisted) restore();
    },
  };
  for (const [type, handler] of Object.entries(handlers)) addEventListener(type, handler, { signal });
  return () => {
    controller.abort();
  };
}
