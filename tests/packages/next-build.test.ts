import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { childEnvironment } from '../../scripts/lib/run.mjs';
import { createApp, runIn } from './support/app';
import { launch, openPage } from './support/browser';

/* A Next app of another team, built for production and opened in Chromium. */
let server: ChildProcess;
let url = '';
let browser: Browser;
// Without the last one Next may ask the registry about its lockfile.
const nextEnvironment = { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production', NEXT_IGNORE_INCORRECT_LOCKFILE: '1' };

beforeAll(async () => {
  const app = await createApp('next', ['@marketrow/components']);
  await runIn(app, 'next/dist/bin/next', ['build'], nextEnvironment);
  server = spawn(
    process.execPath,
    [join(app, 'node_modules/next/dist/bin/next'), 'start', '-p', '0', '-H', '127.0.0.1'],
    {
      cwd: app,
      env: childEnvironment(nextEnvironment),
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  url = await announcedUrl(server);
  browser = await launch();
});

afterAll(async () => {
  await browser.close();
  server.kill();
  await once(server, 'exit');
});

/** The address that `next start` prints when it listens. What it prints later is read too, so that it can go on printing. */
function announcedUrl(started: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    started.stdout!.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(printed);
      if (found) resolve(found[0]);
    });
    started.once('exit', () => reject(new Error(`next start ended before it listened:\n${printed}`)));
  });
}

it('hydrates without a complaint, and the controls of its server-rendered cards work', async () => {
  const { page, complaints } = await openPage(browser, url);
  expect(complaints).toEqual([]);
  const card = page.getByTestId('live').getByRole('article').first();
  const heart = card.getByRole('button', { name: /wishlist/i });
  await heart.click();
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  await card.getByRole('button', { name: 'Add Climbing rose number 0 to cart' }).click();
  await page.getByText('1 in the cart').waitFor();
  const quantity = card.getByRole('spinbutton');
  await expect.poll(() => quantity.inputValue()).toBe('1');
  await card.getByRole('button', { name: /increase/i }).click();
  await expect.poll(() => quantity.inputValue()).toBe('2');
  expect(await page.getByTestId('static').getByRole('button').count()).toBe(0);
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('shows the pictures of cards by next/image', async () => {
  const { page } = await openPage(browser, url);
  const pictures = page.getByTestId('live').getByRole('article').locator('img');
  const shown = await pictures.evaluateAll((images) =>
    images.map(
      (image) =>
        (image as HTMLImageElement).currentSrc.includes('/_next/image') && (image as HTMLImageElement).naturalWidth > 0,
    ),
  );
  expect(shown).toEqual([true, true, true]);
  await page.context().close();
});

it('sends the HTML of every card, with next/link in it', async () => {
  const html = await (await fetch(url)).text();
  for (let index = 0; index < 6; index++) expect(html).toContain(`href="/products/rose-${index}"`);
});

it('changes pages by next/link, without loading a document', async () => {
  const { page, complaints } = await openPage(browser, url);
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await page.getByRole('link', { name: 'Deals' }).click();
  await page.getByRole('heading', { name: 'Deals' }).waitFor();
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('shows a dark box on a light page', async () => {
  const { page } = await openPage(browser, url);
  const background = (box: string) =>
    page
      .getByTestId(box)
      .getByRole('button')
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(await background('dark-box')).not.toBe(await background('light-box'));
  await page.context().close();
});
