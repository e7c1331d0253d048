import { globSync } from 'node:fs';
import { join } from 'node:path';
import { products } from '@marketrow/fixtures';
import { expect, test as base, type Browser, type BrowserContext, type Page, type Request } from '@playwright/test';
import { startShop } from '../support/server.ts';
import { comparePage } from './compare.ts';
import { comparedPages, nameOfPage, siteModes, sitePages, type SiteMode } from './pages.ts';
import { separator } from './pictures.ts';
import { loadPictures, openStill, plainPhotos } from './still.ts';

const guestId = 'visual-guest-0000000000000000';
const inCart = { 'marlow-the-bear-32-cm': 2, 'quiet-over-ear-headphones': 1 };
const onWishlist = ['mystery-gift-box-hand-wrapped', 'marlow-the-bear-32-cm'];

const css = [
  // Bars at the foot of the window would cover a part of the page: they are drawn at its foot.
  'body{position:relative}.site-bottom-nav,.site-buy-bar{position:absolute!important}',
  plainPhotos,
].join('');

// One server and one context for each mode in a worker, so that files are cached. A page for each test: an earlier one leaves decoded
// pictures of other sizes behind, from which Chromium scales.
const test = base.extend<object, { open: (mode: SiteMode) => Promise<BrowserContext> }>({
  open: [
    async ({ browser }, use) => {
      const shop = await startShop();
      const opened = new Map<SiteMode, Promise<BrowserContext>>();
      await use((mode) => {
        const context = opened.get(mode) ?? openShop(browser, shop.url, mode);
        opened.set(mode, context);
        return context;
      });
      await shop.close();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
});

test(`Site${separator}Every template has a page`, () => {
  const templates = globSync('**/*.astro', { cwd: join(import.meta.dirname, '../../site/src/pages/[...locale]') });
  const listed = new Set(sitePages.map(({ template }) => `${template}.astro`));
  expect([...listed].sort()).toEqual(templates.sort());
});

for (const sitePage of comparedPages) {
  const { template, path } = sitePage;
  const name = nameOfPage(sitePage);
  test(`Site/${name}`, async ({ open }) => {
    for (const [modeName, mode] of Object.entries(siteModes)) {
      const context = await open(mode);
      const page = await context.newPage();
      const pending = new Set<Request>();
      page.on('request', (request) => pending.add(request));
      page.on('requestfinished', (request) => pending.delete(request));
      page.on('requestfailed', (request) => pending.delete(request));

      const answer = await page.goto(`${mode.base}${path}`);
      expect(answer?.status()).toBe(template === '404' ? 404 : 200);
      await page.addStyleTag({ content: css });
      // Loads the parts that wait for a sign of use. Chromium sends one by itself now and then.
      await page.evaluate(() => document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })));
      await settle(page, pending);
      await loadPictures(page);
      await settle(page, pending);
      await page.evaluate(() => scrollTo(0, 0));
      await comparePage(page, [`site-${name}`, `${modeName}.webp`]);
      await page.emulateMedia({ colorScheme: 'dark' });
      await settle(page, pending);
      await comparePage(page, [`site-${name}`, `${modeName}-dark.webp`]);
      await page.close();
    }
  });
}

/** The browser of a guest with a cart and a wishlist. */
async function openShop(browser: Browser, url: string, { options }: SiteMode): Promise<BrowserContext> {
  // The policy of the site refuses the style element that stops transitions.
  const page = await openStill(browser, { ...options, baseURL: url, bypassCSP: true });
  const context = page.context();
  await page.close();
  const wished = onWishlist.map((slug) => productOf(slug).id);
  await context.addInitScript((ids) => localStorage.setItem('wishlist:1', ids), JSON.stringify(wished));
  const items = Object.entries(inCart).map(([slug, qty]) => lineOf(slug, qty));
  await expect(await context.request.post('/cart-items', { data: { guestId, items } })).toBeOK();
  await context.addCookies([{ name: 'guestId', value: guestId, url }]);
  return context;
}

function productOf(slug: string) {
  const found = products.find((product) => product.slug === slug);
  if (!found) throw new Error(`The sample has no product ${slug}.`);
  return found;
}

function lineOf(slug: string, qty: number) {
  const { id, title: name, price, thumbnail: imgUrl } = productOf(slug);
  return { id, slug, name, price, qty, imgUrl };
}

/** Waits until every island is hydrated, every request answered, and the page idle twice in a row. */
async function settle(page: Page, pending: ReadonlySet<Request>): Promise<void> {
  for (let idle = 0; idle < 2;) {
    const isBusy = await page.evaluate(async () => {
      // Some islands wait until they are in view.
      document.querySelector('astro-island[ssr] > *')?.scrollIntoView();
      await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)));
      return document.querySelector('astro-island[ssr], [aria-busy=true]') !== null;
    });
    idle = isBusy || pending.size > 0 ? 0 : idle + 1;
  }
}
