import { users } from '@marketrow/fixtures';
import type { Page } from '@playwright/test';
import { chromium } from '../../chromium.ts';
import { cartControl, closeCart, expect, expectStored, test } from '../support/journey.ts';
import { languages } from '../support/words.ts';

// Playwright turns the browser's back/forward cache off; these journeys are about it.
test.use({ changesShop: true, launchOptions: { ...chromium, ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

const { slug, product, addOnPage, cart, cartTitle, increase } = languages.en;

/** Goes back and proves that the page is the one that was left, not a new one. */
async function goBack(page: Page): Promise<void> {
  // A page from the cache does not load again, so there is no `load` to wait for.
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['wasLeft'])).toBe('');
}

async function markPage(page: Page): Promise<void> {
  await page.evaluate(() => (document.documentElement.dataset['wasLeft'] = ''));
}

test('a page that the browser brings back shows the cart of now', async ({ page }) => {
  await page.goto(`/products/${slug}`);
  await page.getByRole('button', { name: addOnPage }).click();
  await expectStored(page, { [slug]: 1 });
  await closeCart(page, cartTitle);
  await expect(cartControl(page)).toHaveAccessibleName(cart(1));
  await markPage(page);
  await page.goto('/cart');
  await page.getByRole('button', { name: increase(product) }).click();
  await expectStored(page, { [slug]: 2 });
  await goBack(page);
  await expect(cartControl(page)).toHaveAccessibleName(cart(2));
});

test('a page that the browser brings back has the price of now', async ({ page }) => {
  await page.goto(`/products/${slug}`);
  await expect(page.locator('.site-buy-price')).toContainText('$49.00');
  await page.waitForLoadState('networkidle');
  await markPage(page);
  await page.goto('/about');
  const answer = await page.request.put(`/api/admin/products/${slug}`, { data: { price: 40, discount: 25 } });
  expect(answer.status()).toBe(200);
  await goBack(page);
  await expect(page.locator('.site-buy-price')).toContainText('$30.00');
});

test('a page that the browser brings back, and one in another tab, have the theme chosen last', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const button = page.getByRole('button', { name: 'Dark theme' }).filter({ visible: true }).first();
  await page.goto('/categories');
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  // Whoever goes on has used the page.
  await page.getByRole('banner').getByRole('link', { name: 'Wishlist' }).focus();
  await expect(cartControl(page)).toHaveRole('button');
  await markPage(page);
  await page.goto('/about');
  await button.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await goBack(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  const other = await context.newPage();
  await other.goto('/brands');
  await other.getByRole('button', { name: 'Dark theme' }).filter({ visible: true }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(button).toHaveAttribute('aria-pressed', 'false');
});

test('a page that the browser brings back after a logout names nobody', async ({ page }) => {
  const { email, password } = users[9]!;
  await page.request.post('/login/customer', { data: { username: email, password } });
  await page.goto('/categories');
  const logOut = page.getByRole('button', { name: 'Log out' });
  await logOut.click();
  await expect(page).toHaveURL('/');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/categories');
  await expect(logOut).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
