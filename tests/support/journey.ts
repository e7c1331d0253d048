import { expect, test as base, type Locator, type Page } from '@playwright/test';
import { startShop, type Shop } from './server.ts';

/** One shop a worker: site and API on a port and a data directory of their own. */
export const test = base.extend<
  { quietConsole: undefined; allowedComplaints: RegExp; changesShop: boolean; freshShop: undefined },
  { shop: Shop; environment: Record<string, string> }
>({
  environment: [{}, { scope: 'worker', option: true }],
  shop: [
    async ({ environment }, use) => {
      const shop = await startShop(environment);
      await use(shop);
      await shop.close();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
  // All journeys of a worker share a shop. One that changes products or orders of others, and not a customer's own, says so.
  changesShop: [false, { option: true }],
  freshShop: [
    async ({ shop, changesShop }, use) => {
      await use(undefined);
      if (changesShop) await shop.reset();
    },
    { auto: true },
  ],
  // A browser logs each answer of 404; a journey that makes the API fail allows what that writes.
  allowedComplaints: [/status of 404/, { option: true }],
  // A page that reports an error or breaks its own policy fails the journey, whatever else it does.
  quietConsole: [
    async ({ page, allowedComplaints }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && !allowedComplaints.test(message.text())) complaints.push(message.text());
      });
      await use(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** A line as the API keeps it. */
export interface StoredLine {
  id: string;
  slug: string;
  name: string;
  price: number;
  qty: number;
}

/** What lies in the database for this visitor, read over HTTP by the id in the visitor's cookie. */
export async function storedCart(page: Page): Promise<StoredLine[]> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'guestId');
  if (!cookie) return [];
  const answer = await page.request.get(`/cart-items/${encodeURIComponent(cookie.value)}`);
  expect(answer.ok()).toBe(true);
  return (await answer.json()) as StoredLine[];
}

/** Waits until the database holds exactly these quantities by slug. */
export async function expectStored(page: Page, quantities: Record<string, number>): Promise<void> {
  await expect
    .poll(async () => Object.fromEntries((await storedCart(page)).map(({ slug, qty }) => [slug, qty])))
    .toEqual(quantities);
}

/** Presses Tab until a control has the focus, as a shopper without a pointer does. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let stops = 0; stops < 90; stops += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`No Tab of 90 leads to ${String(control)}. Is it a tab stop?`);
}

/** The cart in the header: a link, and a button that opens a drawer once the page is used. */
export function cartControl(page: Page): Locator {
  return page.getByRole('banner').locator('[data-mr-opens=cart]');
}

/** Closes the drawer that opens when a product page has put something into the cart. */
export async function closeCart(page: Page, name: string): Promise<void> {
  const drawer = page.getByRole('dialog', { name, exact: true });
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
}

/** Opens a page whose scripts wait. Gives what lets them come. */
export async function openHeld(page: Page, path: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/_astro\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return release;
}
