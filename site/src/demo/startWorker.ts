/* The service worker of the static demo: it answers the calls of every page, and this browser keeps what they change. */
import { worker } from '@marketrow/fixtures/browser';
import { createStaticDemo } from '@marketrow/fixtures/handlers/demo-backend';

// Looked up at each use: a browser may forbid the storage, and the demo then keeps what it is told as long as the page.
const storage = {
  getItem: (key: string) => localStorage.getItem(key),
  setItem: (key: string, value: string) => localStorage.setItem(key, value),
  removeItem: (key: string) => localStorage.removeItem(key),
};

worker.resetHandlers(...createStaticDemo(storage));
worker
  .start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url: '/mockServiceWorker.js' } })
  .catch((error: unknown) => console.error('mr: the demo has no service worker here, so nothing can be saved.', error))
  // Without it the calls fail, and the pages say so.
  .finally(() => document.dispatchEvent(new Event('mr-demo-started')));
