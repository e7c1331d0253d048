import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import process from 'node:process';
import { chromium } from 'playwright';
import { libraries } from './libraries.mjs';

/** Slows the browser's processor down to what a common phone has. */
const throttle = 4;

/**
 * Hydrates every library's server-rendered page in Chromium, turn by turn, a fresh page each time.
 *
 * @param {string} folder the built pages @param {number} rounds
 * @returns {Promise<Record<string, { hydrate: number[], elements: number, html: string }>>} milliseconds of the main thread's
 *   processor from the call to the end of the effects, elements of a card, the page's HTML
 */
export async function measureInBrowser(folder, rounds) {
  const pages = Object.fromEntries(libraries.map(({ name }) => [name, pageOf(folder, name)]));
  const server = createServer((request, response) => {
    const [, name = '', file] = (request.url ?? '').split('/');
    if (file === undefined && pages[name])
      return response.setHeader('content-type', 'text/html').end(pages[name].document);
    if (name === 'built' && file) {
      const type = file.endsWith('.css') ? 'text/css' : 'text/javascript';
      return response.setHeader('content-type', type).end(readFileSync(join(folder, file)));
    }
    return response.writeHead(404).end();
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const executablePath = process.env.CHROME_PATH;
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    /** @type {Record<string, { hydrate: number[], elements: number, html: string }>} */
    const results = {};
    for (let round = -1; round < rounds; round++) {
      for (let turn = 0; turn < libraries.length; turn++) {
        const { name } = libraries[(turn + round + 1) % libraries.length];
        const { time, elements } = await hydrateOnce(browser, `http://127.0.0.1:${port}/${name}`);
        results[name] ??= { hydrate: [], elements, html: pages[name].html };
        if (round >= 0) results[name].hydrate.push(time);
      }
    }
    return results;
  } finally {
    await browser.close();
    server.close();
  }
}

/** @param {import('playwright').Browser} browser @param {string} url */
async function hydrateOnce(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.route('**/images/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: picture }));
  await page.goto(url, { waitUntil: 'networkidle' });
  const elements = await page.evaluate(() => {
    const cards = [...document.querySelectorAll('.grid > li')];
    return cards.reduce((sum, card) => sum + card.querySelectorAll('*').length, 0) / cards.length;
  });
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  const before = await workTime(session);
  await page.evaluate(() => window.hydrate());
  const time = (await workTime(session)) - before;
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await checkLive(page);
  await context.close();
  return { time, elements };
}

/** A page that does not work, or that was rendered anew, is not measured. @param {import('playwright').Page} page */
async function checkLive(page) {
  const mismatches = await page.evaluate(() => window.mismatches);
  if (mismatches.length > 0) throw new Error(`${page.url()} does not hydrate: ${mismatches.join(', ')}`);
  await page
    .getByRole('button', { name: /to cart$/ })
    .nth(3)
    .click();
  await page.getByText('1 in the cart').waitFor();
  const heart = page.getByRole('button', { name: /wishlist$/ }).nth(3);
  await heart.click();
  await page.waitForFunction((button) => button?.getAttribute('aria-pressed') === 'true', await heart.elementHandle());
}

/** Script, styles and layout; painting is the same for all. @param {import('playwright').CDPSession} session */
async function workTime(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  const counted = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'];
  const seconds = metrics.reduce((sum, { name, value }) => (counted.includes(name) ? sum + value : sum), 0);
  return seconds * 1000;
}

/** @param {string} folder @param {string} name */
function pageOf(folder, name) {
  const require = createRequire(join(folder, 'page.cjs'));
  const { head, html } = require(join(folder, `${name}.server.cjs`)).render();
  const document = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/built/${name}.browser.css">${head}</head><body><div id="root">${html}</div>
<script type="module" src="/built/${name}.browser.js"></script></body></html>`;
  return { document, html: head + html };
}

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="960" height="960"/>';
