import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { languages } from '../support/words.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** One page of each template, in the full matrix of language, theme and size. */
const templates = (base: string, slug: string) => [
  base || '/',
  `${base}/products/${slug}`,
  `${base}/sales-1`,
  `${base}/cart`,
  `${base}/no-such-page`,
];

/** The other pages, in English and light only: they are drawn from the same parts. */
const others = [
  '/gift-shop',
  '/gift-shop/popular',
  '/grocery-2',
  '/grocery-4',
  '/grocery-4/categories/fruits',
  '/brands',
  '/brands/vela',
  '/mobile-categories',
  '/categories',
  '/categories/electronics',
  '/shops',
  '/products/search?q=bear',
  '/products/search?q=zeppelin',
  '/wish-list',
  '/login',
  '/de/register',
  '/reset-password',
  '/profile',
  '/orders',
  '/de/orders/2',
  '/address',
  '/address/new',
  '/support-tickets',
  '/support-tickets/gift-card-is-not-taken-at-the-end',
  '/about',
];

/** What axe finds on pages, each with its address. */
async function violationsOn(page: Page, routes: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const route of routes) {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { violations } = await new AxeBuilder({ page })
      .withTags(tags)
      .options({ rules: { 'target-size': { enabled: true } } })
      .analyze();
    found.push(
      ...violations.map(({ id, nodes }) => `${route} ${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`),
    );
  }
  return found;
}

for (const route of others) {
  test(`axe finds nothing on ${route}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    expect(await violationsOn(page, [route])).toEqual([]);
  });
}

for (const [language, { base, slug }] of Object.entries(languages)) {
  for (const theme of ['light', 'dark'] as const) {
    test(`axe finds nothing, ${language}, ${theme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      expect(await violationsOn(page, templates(base, slug))).toEqual([]);
    });
  }

  test(`axe finds nothing in a cart with lines, ${language}`, async ({ page }) => {
    await page.goto(`${base}/products/${slug}`);
    await page.getByRole('button', { name: languages[language as 'en' | 'de'].addOnPage }).click();
    await page.goto(`${base}/cart`);
    await expect(page.getByRole('spinbutton').first()).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`),
    ).toEqual([]);
  });
}

test('nothing scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 720 });
  for (const { base, slug } of Object.values(languages)) {
    for (const route of templates(base, slug)) {
      await page.goto(route);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, route).toBeLessThanOrEqual(0);
    }
  }
});

test('the first tab stop skips to the content', async ({ page }) => {
  await page.goto('/gift-shop');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 900, height: 700 },
  { width: 1280, height: 800 },
]) {
  test(`what has focus is never under the sticky header at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/de/gift-shop');
    // From the foot of the page upwards: each stop comes in from above, where the header is.
    await page.getByRole('contentinfo').getByRole('link').last().focus();
    const covered: string[] = [];
    let stops = 0;
    for (let inMain = false, left = false; !left; stops += 1) {
      await page.keyboard.press('Shift+Tab');
      const stop = await page.evaluate(() => {
        const focused = document.activeElement as HTMLElement;
        const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        return {
          name: focused.getAttribute('aria-label') ?? focused.textContent,
          inMain: focused.closest('main') !== null,
          covered: focused.closest('header') === null && focused.getBoundingClientRect().top < header,
        };
      });
      left = inMain && !stop.inMain;
      inMain = stop.inMain;
      if (inMain && stop.covered) covered.push(stop.name);
    }
    expect(stops).toBeGreaterThan(30);
    expect(covered).toEqual([]);
  });
}

test('a line that goes hands the focus on, and Undo brings it back', async ({ page }) => {
  const { product, quantity } = languages.en;
  await page.goto('/gift-shop');
  const cards = page.getByRole('list', { name: 'Featured gifts' }).getByRole('article');
  const names = await cards.getByRole('heading').allTextContents();
  for (const name of names.slice(0, 2)) {
    await page
      .getByRole('button', { name: languages.en.addOnCard(name), exact: true })
      .first()
      .click();
  }
  await page.goto('/cart');
  await expect(page.getByRole('spinbutton', { name: quantity(product) })).toBeVisible();
  await page.getByRole('button', { name: `Decrease quantity of ${product}` }).click();
  await expect(page.getByRole('status')).toHaveText(`${product} removed`);
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: names[1] ?? '', exact: true })
      .first(),
  ).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: product, exact: true }).first()).toBeFocused();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await page.getByRole('button', { name: 'Yes, clear it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
