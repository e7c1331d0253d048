import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { preview } from 'vite';
import { chromium as launchOptions } from '../../../chromium';

/** Starts Chromium. `textSize` is the size that a person set for text in the browser, in per cent. */
export function launch({ textSize = 100 } = {}): Promise<Browser> {
  const size = `--blink-settings=defaultFontSize=${(16 * textSize) / 100}`;
  return chromium.launch({ ...launchOptions, args: [...launchOptions.args, size] });
}

/** Serves a folder of built files. */
export async function serve(app: string, folder: string) {
  const server = await preview({
    root: app,
    configFile: false,
    logLevel: 'silent',
    build: { outDir: join(app, folder) },
    preview: { host: '127.0.0.1', port: 0 },
    appType: 'mpa',
  });
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error('The preview server has no address.');
  return { url, close: () => server.close() };
}

/** A page and everything that it says in the console beside plain logs: React's warnings, errors, missing files. */
export async function openPage(browser: Browser, url: string): Promise<{ page: Page; complaints: string[] }> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(5000);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(url, { waitUntil: 'networkidle' });
  return { page, complaints };
}
