/* Which Chromium the tests in a browser use: shared by Vitest and Playwright. */
import { existsSync } from 'node:fs';

const candidates = [
  process.env['CHROME_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const found = candidates.find((path) => path !== undefined && existsSync(path));

// Debian's packages of the browser and of its shell are of one version.
const shell = '/usr/bin/chromium-headless-shell';

/** Launch options for Playwright. Without a browser on the machine, Playwright's own download is used. */
export const chromium = {
  ...(found === undefined ? {} : { executablePath: found }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--font-render-hinting=none',
  ],
};

/**
 * The same without windows, where that browser is installed: a third of the processor time a page in journeys, seven tenths in stories.
 * It has no back/forward cache.
 */
export const chromiumShell = {
  ...chromium,
  ...(found === '/usr/bin/chromium' && existsSync(shell) ? { executablePath: shell } : {}),
};
