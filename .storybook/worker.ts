import { handlers } from '@marketrow/fixtures/handlers';
import { setupWorker } from 'msw/browser';
import type { SetupWorker } from 'msw/browser';

let started: Promise<SetupWorker> | undefined;

/**
 * Starts the mock API behind every story, once: a page of docs shows many stories at the same time, and a second worker
 * would find the browser's own functions replaced already. What the handlers do not know goes to the network.
 */
export function startWorker(): Promise<SetupWorker> {
  started ??= start();
  return started;
}

async function start(): Promise<SetupWorker> {
  const worker = setupWorker(...handlers);
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    // Relative, so that a Storybook in a folder of some host works too.
    serviceWorker: { url: './mockServiceWorker.js' },
  });
  return worker;
}
