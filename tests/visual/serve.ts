import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serveFiles } from '../../scripts/lib/file-server.mjs';

export const storybookPort = 6107;

export const storybookFolder = join(import.meta.dirname, '..', '..', 'storybook-static');

/** Serves the built Storybook for the run. Returns what stops it. */
export default async function serve(): Promise<() => void> {
  if (!existsSync(join(storybookFolder, 'index.json'))) {
    throw new Error('There is no built Storybook. Run "npm run build-storybook", then this again.');
  }
  // The files do not change during a run: asking for each again costs a third of its time.
  const server = await serveFiles(storybookFolder, { port: storybookPort, cacheControl: 'max-age=3600' });
  return () => server.close();
}
