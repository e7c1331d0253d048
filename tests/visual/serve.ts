import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { serveFiles } from '../../scripts/lib/file-server.mjs';
import { tryBrowser } from './browser.ts';
import { storybookFolder } from './pictures.ts';

export const storybookPort = 6107;

/** Serves the built Storybook for the run. Returns what stops it. */
export default async function serve({ projects }: FullConfig): Promise<() => void> {
  await tryBrowser(projects[0]?.use.launchOptions);
  if (!existsSync(join(storybookFolder, 'index.json'))) {
    throw new Error('There is no built Storybook. Run "npm run build-storybook", then this again.');
  }
  // The files do not change during a run: asking for each again costs a third of its time.
  const server = await serveFiles(storybookFolder, { port: storybookPort, cacheControl: 'max-age=3600' });
  return () => server.close();
}
