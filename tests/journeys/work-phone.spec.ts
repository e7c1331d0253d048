import { axeFindings } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';

/* The areas of work on a phone. */

test('the pages stand in a drawer, and the search behind a button', async ({ page }) => {
  await page.goto('/de/admin/reviews');
  const opener = page.getByRole('button', { name: 'Verwaltung' });
  const drawer = page.getByRole('dialog', { name: 'Verwaltung' });
  await opener.click();
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
  // The bar stays over a page that is scrolled, under its tools.
  await page.getByRole('navigation', { name: 'Seiten von Bewertungen' }).scrollIntoViewIfNeeded();
  await expect(opener).toBeInViewport();
  await opener.click();
  const pages = drawer.getByRole('navigation', { name: 'Menü der Verwaltung' });
  await expect(pages.getByRole('link', { name: 'Bewertungen' })).toHaveAttribute('aria-current', 'page');
  await pages.getByRole('link', { name: 'Pakete' }).click();
  await expect(page).toHaveURL('/de/admin/packages');

  const field = page.getByRole('combobox', { name: 'Artikel, Bestellungen, Personen suchen' });
  const search = page.getByRole('link', { name: 'Artikel, Bestellungen, Personen suchen' });
  await expect(field).toBeHidden();
  await search.click();
  await expect(field).toBeFocused();
  await page.keyboard.type('Einnahmen');
  await expect(page.getByRole('option')).toHaveText([/Einnahmen/]);
  for (let press = 0; press < 3; press++) await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await expect(search).toBeFocused();
});

test('the menus of a work area and of the account open in a browser without invoker commands', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['command', 'commandForElement']) Reflect.deleteProperty(HTMLButtonElement.prototype, name);
    addEventListener('command', (event) => event.preventDefault(), true);
  });
  for (const [path, name] of [
    ['/admin/reviews', 'Administration'],
    ['/orders', 'Account'],
  ] as const) {
    await page.goto(path);
    const drawer = page.getByRole('dialog', { name });
    await page.getByRole('button', { name }).click();
    await expect(drawer).toBeVisible();
    await drawer.getByRole('button', { name: 'Close' }).click();
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('button', { name })).toBeFocused();
  }
});

test('each row of a list is a card with the names of its values, and nothing goes sideways', async ({ page }) => {
  for (const path of ['/admin/orders', '/de/admin/sellers', '/vendor/reviews', '/de/vendor/refund-requests']) {
    await page.goto(path);
    const table = page.getByRole('table');
    await expect(table.getByRole('rowheader')).not.toHaveCount(0);
    await expect(table.getByRole('columnheader').first()).toBeHidden();
    const cell = table.getByRole('cell').first();
    const name = await cell.evaluate((node) => getComputedStyle(node, '::before').content);
    expect(name).toBe(`"${String(await cell.getAttribute('data-header'))}"`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
  expect(await axeFindings(page)).toEqual([]);
  const card = await page.getByRole('row').first().boundingBox();
  const button = await page
    .getByRole('button', { name: / entscheiden$/ })
    .first()
    .boundingBox();
  expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThan((card?.x ?? 0) + (card?.width ?? 0));
  // The row of pages is one row.
  await page.goto('/de/admin/reviews');
  const turns = page.getByRole('navigation', { name: 'Seiten von Bewertungen' }).getByRole('button');
  const tops = await turns.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  expect(tops.length).toBeGreaterThan(6);
  expect(new Set(tops).size).toBe(1);
});

test('no word of a dashboard is broken into pieces', async ({ page }) => {
  for (const path of ['/vendor/dashboard', '/de/admin/dashboard']) {
    await page.goto(path);
    const names = page.getByRole('table').getByRole('rowheader').filter({ visible: true });
    await expect(names).not.toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(await axeFindings(page)).toEqual([]);
    // Each word in lines of its own would be a broken one.
    const broken = await names.evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[#\p{L}\d]+/gu)) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
            if (lines > 2 || (lines > 1 && /[#\d]/.test(word))) found.push(word);
          }
        }
        return found;
      }),
    );
    expect(broken, path).toEqual([]);
  }
});
