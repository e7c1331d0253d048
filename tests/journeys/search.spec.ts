import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';

const results = (page: Page) => page.getByRole('region', { name: 'Results' });
const cards = (page: Page) => results(page).getByRole('article');
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 900;

/** The filters: beside the results, or in a sheet on a phone. */
async function openFilters(page: Page) {
  if (isPhone(page)) await page.getByRole('button', { name: /^Filters/ }).click();
  return page.getByRole('form', { name: 'Filters' });
}

/** The number that stands beside a choice. */
function countIn(text: string | null): number {
  return Number(/(\d+) products?$/.exec(text ?? '')?.[1]);
}

test('a filter shows as many as it says, is in the address, and comes off again', async ({ page }) => {
  await page.goto('/products/search?category=electronics');
  const filters = await openFilters(page);
  const choice = filters.locator('label').filter({ has: page.getByRole('checkbox', { name: /^Keyboard Kiosk/ }) });
  const count = countIn(await choice.textContent());
  expect(count).toBeGreaterThan(0);
  await choice.getByRole('checkbox').check();
  await expect(page).toHaveURL('/products/search?category=electronics&shop=keyboard-kiosk');
  await expect(page.getByRole('status')).toHaveText(`${String(count)} products`);
  await expect(choice.getByRole('checkbox')).toBeFocused();
  if (isPhone(page)) await page.getByRole('button', { name: `Show ${String(count)} products` }).click();
  await expect(page.getByText(new RegExp(`^${String(count)} of \\d+ products`))).toBeVisible();
  await page.getByRole('button', { name: 'Remove Keyboard Kiosk' }).click();
  await expect(page).toHaveURL('/products/search?category=electronics');
  await expect(page.getByRole('heading', { level: 1, name: 'Electronics' })).toBeFocused();
});

test('an address gives the same answer as the way to it, and back leads through the steps', async ({ page }) => {
  await page.goto('/products/search?q=lamp');
  const order = page.getByRole('combobox', { name: 'Sort' });
  await order.selectOption('Price, low to high');
  await expect(page).toHaveURL('/products/search?q=lamp&sort=price-up');
  await page.getByRole('radio', { name: 'List' }).check({ force: true });
  await expect(page).toHaveURL('/products/search?q=lamp&sort=price-up&view=list');
  const titles = await cards(page).getByRole('heading').allTextContents();
  await page.reload();
  await expect(order).toHaveValue('price-up');
  await expect(cards(page).getByRole('heading')).toHaveText(titles);
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Grid' })).toBeChecked();
  await page.goBack();
  await expect(order).toHaveValue('relevance');
  await page.goForward();
  await expect(order).toHaveValue('price-up');
});

test('a search for help, a shop or a number of an article leads there', async ({ page }) => {
  await page.goto('/products/search?q=returns');
  const pages = page.getByRole('navigation', { name: 'Pages for this search' });
  await expect(pages.getByRole('link')).toHaveText(['Help Returns and refunds']);
  expect(await axeFindings(page)).toEqual([]);
  await pages.getByRole('link').click();
  await expect(page).toHaveURL('/returns');

  await page.goto('/de/products/search?q=cybershop');
  const german = page.getByRole('navigation', { name: 'Seiten zu dieser Suche' });
  await expect(german.getByRole('link', { name: 'Shop Cybershop' })).toHaveAttribute('href', '/de/shops/cybershop');

  await page.goto('/products/search?q=SEC-79421');
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).getByRole('heading')).toHaveText(/Keyfold C1/);
});

test('the field of the header suggests a page where few products fit', async ({ page }) => {
  await page.goto('/');
  if (isPhone(page)) await page.getByRole('link', { name: 'Search' }).click();
  await page.getByRole('combobox', { name: /Search/ }).pressSequentially('returns');
  await page.getByRole('option', { name: 'Returns and refunds' }).click();
  await expect(page).toHaveURL('/returns');
});

test('a change of a filter leads to the first page, and keeps the focus', async ({ page }) => {
  await page.goto('/products/search?page=3');
  await expect(page).toHaveTitle(/Page 3/);
  const filters = await openFilters(page);
  const sale = filters.getByRole('switch', { name: /^On sale only/ });
  await sale.check();
  await expect(page).toHaveURL('/products/search?sale=1');
  await expect(sale).toBeFocused();
});

test('a later page is read from its top when asked for, and from where it was left on the way back', async ({
  page,
}) => {
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  await page.goto('/products/search?category=electronics&page=2');
  await expect(cards(page).first()).toBeVisible();
  // Whoever opens the address begins at the head of the page.
  await expect(page.locator('body')).toBeFocused();
  expect(await scrolled()).toBe(0);
  const card = cards(page).nth(10).getByRole('link').first();
  await card.scrollIntoViewIfNeeded();
  const left = await scrolled();
  expect(left).toBeGreaterThan(500);
  await card.click();
  await expect(page).not.toHaveURL(/search/);
  await page.goBack();
  await expect(cards(page).first()).toBeVisible();
  await expect.poll(scrolled).toBe(left);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=3/);
  await expect(results(page)).toBeFocused();
  await expect.poll(scrolled).toBeLessThan(left);
});

test('the price is chosen by the keyboard alone', async ({ page }) => {
  await page.goto('/products/search?category=electronics');
  const filters = await openFilters(page);
  const low = filters.getByRole('slider', { name: 'Minimum price' });
  await low.focus();
  await low.press('ArrowRight');
  await expect(page).toHaveURL(/min=\d+/);
  await expect(low).toBeFocused();
  const chosen = /min=(\d+)/.exec(page.url())?.[1] ?? '';
  await expect(low).toHaveAttribute('aria-valuetext', new RegExp(`^\\$${chosen}`));
  const most = filters.getByRole('spinbutton', { name: 'Maximum price' });
  await most.fill('90');
  await most.press('Enter');
  await expect(page).toHaveURL(/max=90/);
  await low.focus();
  await low.press('Home');
  await expect(page).not.toHaveURL(/min=/);
});

test('nothing found names the filters that hide things, and offers others', async ({ page }) => {
  await page.goto('/products/search?category=music&max=2&rating=4');
  await expect(page.getByRole('heading', { level: 2, name: 'Nothing here on this street' })).toBeVisible();
  const active = page.getByRole('group', { name: 'Active filters' });
  await expect(active.getByRole('button')).toHaveText(['Up to $2.00', '4 stars and up']);
  await expect(page.getByRole('list', { name: 'Without the filters' }).getByRole('article')).toHaveCount(4);
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await expect(page).toHaveURL('/products/search?category=music');
  await expect(page.getByRole('heading', { level: 1, name: 'Music' })).toBeFocused();
});

test('what people type is found, and where nothing is there is no empty group of filters', async ({ page }) => {
  await page.goto('/products/search?q=laptops');
  await expect(page.getByRole('main').getByRole('article').getByRole('link').first()).toHaveText(/laptop/i);
  await page.goto('/de/products/search?q=Handys');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.goto('/products/search?q=no-such-thing');
  await expect(
    page.getByRole('heading', { level: 2, name: 'Nothing called “no-such-thing” on this street' }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Category', exact: true })).toHaveCount(0);
});

test('a mistyped word finds what was meant, and a price in words is a filter that comes off', async ({ page }) => {
  await page.goto('/products/search?q=laptpo');
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “laptop”' })).toBeVisible();
  await expect(page.getByText(/^Nothing is called “laptpo”\. \d+ products/)).toBeVisible();
  await expect(cards(page).first()).toContainText(/laptop/i);

  await page.goto('/products/search?q=shoes+under+100');
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “shoes”' })).toBeVisible();
  const reduced = await cards(page).count();
  await page.getByRole('button', { name: 'Remove Up to $100.00' }).click();
  await expect(page).toHaveURL('/products/search?q=shoes');
  await expect.poll(() => cards(page).count()).toBeGreaterThan(reduced);
});

test('German: counts, amounts and names', async ({ page }) => {
  await page.goto('/de/products/search?category=electronics&min=40');
  await expect(page.getByRole('heading', { level: 1, name: 'Elektronik' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ab 40,00\u00a0$ entfernen' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Sortierung' })).toHaveValue('relevance');
});

test.describe('with the catalogue failing', () => {
  test.use({ allowedComplaints: /status of 503/ });

  test('a catalogue that cannot be read says so, and is read on the next try', async ({ page }) => {
    let fails = true;
    await page.route('**/data/search.json*', (route) => (fails ? route.fulfill({ status: 503 }) : route.continue()));
    await page.goto('/products/search?q=bear');
    await expect(page.getByRole('heading', { name: 'The products cannot be loaded right now' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText('The products cannot be loaded right now');
    await expect(page.getByText('The products are loading')).toBeHidden();
    fails = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('link', { name: 'Marlow the bear, 32 cm' }).first()).toBeVisible();
    // The button that had the focus is gone.
    await expect(page.getByRole('heading', { level: 1, name: /bear/ })).toBeFocused();
  });
});

test('a product is put into the cart from the results', async ({ page }) => {
  await page.goto('/products/search?q=bear');
  await page.getByRole('button', { name: 'Add Marlow the bear, 32 cm to cart' }).click();
  await expect(page.getByRole('spinbutton', { name: 'Quantity of Marlow the bear, 32 cm' })).toHaveValue('1');
});

for (const address of [
  '/products/search',
  '/products/search?category=electronics&sale=1&view=list',
  '/de/products/search?q=nichts&sale=1',
]) {
  test(`axe finds nothing on ${address}`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });
}
