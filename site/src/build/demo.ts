import type { AstroIntegration } from 'astro';
import { copyFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Makes the build a static demo: every page starts the service worker that answers the calls, and its file lies beside them. */
export function demo(): AstroIntegration {
  return {
    name: 'marketrow:demo',
    hooks: {
      'astro:config:setup': ({ injectScript }) => injectScript('page', "import '/src/demo/startWorker.ts';"),
      'astro:build:done': async ({ dir }) => {
        const fixtures = createRequire(import.meta.resolve('@marketrow/fixtures/handlers'));
        const file = fixtures.resolve('msw/mockServiceWorker.js');
        await copyFile(file, fileURLToPath(new URL('mockServiceWorker.js', dir)));
      },
    },
  };
}
