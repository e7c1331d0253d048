import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/journey.ts';

/* The lists of the areas of work: the file, other languages, keys, and what is said when something fails. */

const cellsOf = (line: string, between = ',') => line.slice(1, -1).split(`"${between}"`);

test('the file holds the rows that search and filters leave, with the columns shown', async ({ page }) => {
  await page.goto('/admin/payouts?filter.payment=PayPal&hidden=date');
  const table = page.getByRole('table', { name: 'Payouts' });
  await expect(table.getByRole('rowheader')).not.toHaveCount(0);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Payouts as CSV' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('Payouts.csv');
  const [head, ...lines] = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(head).toMatch(/"No","Seller","Amount","Payment"$/);
  const shown = await table.getByRole('rowheader').allTextContents();
  expect(lines.slice(0, shown.length).map((line) => cellsOf(line)[0])).toEqual(shown);
  expect(lines.every((line) => cellsOf(line).at(-1) === 'PayPal')).toBe(true);
});

test('a list in German sorts by its own alphabet and writes amounts its own way', async ({ page }) => {
  await page.goto('/de/admin/customers?sort=name');
  const table = page.getByRole('table', { name: 'Kundschaft' });
  // The page is built with its first rows in another order.
  await expect
    .poll(async () => {
      const names = await table.getByRole('rowheader').allTextContents();
      return names.length === 10 && names.join() === names.toSorted((a, b) => a.localeCompare(b, 'de')).join();
    })
    .toBe(true);
  await expect(table.getByRole('cell', { name: /[\d.]+,\d\d\s\$$/ }).first()).toBeVisible();
  await page.getByRole('searchbox', { name: 'In Kundschaft suchen' }).fill('so jemand ist nicht da');
  await expect(page.getByRole('button', { name: 'Suche und Filter löschen' })).toBeVisible();
  await page.getByRole('button', { name: 'Suche und Filter löschen' }).click();
  await expect(table.getByRole('rowheader')).toHaveCount(10);
});

test('a list in German is searched, sorted and saved by its German words; its address keeps the keys', async ({
  page,
}) => {
  await page.goto('/de/admin/orders?sort=status');
  const table = page.getByRole('table', { name: 'Bestellungen' });
  const statuses = async () => {
    const cells = await table.locator('tbody tr').allInnerTexts();
    return cells.map((text) => /Eingegangen|In Bearbeitung|Geliefert|Storniert/.exec(text)?.[0]);
  };
  // In English Canceled comes first.
  await expect
    .poll(async () => {
      const words = await statuses();
      return words[0] === 'Eingegangen' && words.join() === words.toSorted().join();
    })
    .toBe(true);
  await page.getByRole('searchbox', { name: 'In Bestellungen suchen' }).fill('storniert');
  await expect.poll(async () => new Set(await statuses())).toEqual(new Set(['Storniert']));
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: /CSV/ }).click();
  const text = await readFile(await (await saved).path(), 'utf8');
  expect(
    text
      .trim()
      .split('\r\n')
      .slice(1)
      .every((line) => cellsOf(line, ';').at(-1) === 'Storniert'),
  ).toBe(true);
  await page.getByRole('searchbox', { name: 'In Bestellungen suchen' }).fill('');
  await page.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Geliefert' });
  await expect(page).toHaveURL(/filter\.status=Delivered/);
  await expect.poll(async () => new Set(await statuses())).toEqual(new Set(['Geliefert']));
});

test('the file says of a switch what stands beside it, in the language of the page', async ({ page }) => {
  for (const { path, button, words, between } of [
    { path: '/admin/categories', button: 'Download Categories as CSV', words: ['On', 'Off'], between: ',' },
    { path: '/de/admin/categories', button: /CSV/, words: ['Ein', 'Aus'], between: ';' },
  ]) {
    await page.goto(path);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    const [, ...lines] = (await readFile(await (await saved).path(), 'utf8')).trim().split('\r\n');
    expect(new Set(lines.map((line) => cellsOf(line, between).at(-1)))).toEqual(new Set(words));
    const first = page.getByRole('table').getByRole('row').nth(1);
    await expect(first.getByText(cellsOf(lines[0] ?? '', between).at(-1) ?? '', { exact: true })).toBeVisible();
  }
});

test('a file asked for before all rows are there holds all of them', async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/admin/payouts?*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/admin/payouts');
  await page.getByRole('button', { name: 'Download Payouts as CSV' }).click();
  await expect(page.getByRole('button', { name: 'Preparing the file…' })).toBeVisible();
  const saved = page.waitForEvent('download');
  release();
  const lines = (await readFile(await (await saved).path(), 'utf8')).trim().split('\r\n');
  expect(lines.length).toBeGreaterThan(20);
});

test('a list is worked with by keys alone: menu of a row, columns, pages', async ({ page }) => {
  await page.goto('/admin/products');
  const menu = page.getByRole('button', { name: /^Actions for/ }).first();
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem').nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(menu).toBeFocused();
  await page.getByRole('button', { name: 'Columns' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Columns' })).toBeFocused();
  await page.getByRole('button', { name: 'Page 2' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/products?page=2');
});

test.describe('an API that fails', () => {
  test.use({ allowedComplaints: /status of (?:404|500)|ERR_FAILED/ });

  test('a switch goes back and says so; a form keeps what was typed', async ({ page }) => {
    await page.route('**/api/admin/**', (route) =>
      route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 500, body: '{}' }),
    );
    await page.goto('/admin/products');
    const published = page.getByRole('switch', { name: 'Published: Quiet over-ear headphones' });
    await published.click();
    await expect(page.getByText(/not saved/i).first()).toBeVisible();
    await expect(published).toBeChecked();
    await page.goto('/admin/brands/new');
    await page.getByRole('textbox', { name: 'Name' }).fill('Ashgrove');
    await page.getByRole('button', { name: 'Save brand' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'It was not saved' }).first()).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ashgrove');
    await page.unroute('**/api/admin/**');
    await page.getByRole('button', { name: 'Save brand' }).click();
    await expect(page).toHaveURL('/admin/brands');
  });
});
