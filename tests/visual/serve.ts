import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import type { FullConfig } from '@playwright/test';
import { serveFiles } from '../../scripts/lib/file-server.mjs';
import { freePort } from '../../scripts/lib/freePort.mjs';
import { tryBrowser } from './browser.ts';
import { storybookFolder } from './pictures.ts';

/** Serves the built Storybook for the run. Returns what stops it. */
export default async function serve({ projects }: FullConfig): Promise<() => void> {
  await tryBrowser(projects[0]?.use.launchOptions);
  if (!existsSync(join(storybookFolder, 'index.json'))) {
    throw new Error('There is no built Storybook. Run "npm run build-storybook", then this again.');
  }
  // The files do not change during a run: asking for each again costs a third of its time.
  const port = await freePort();
  const server = await serveFiles(storybookFolder, { port, cacheControl: 'max-age=3600' });
  // Read by the workers, which are started after this.
  process.env['STORYBOOK_URL'] = `http://127.0.0.1:${port}`;
  return () => server.close();
}
