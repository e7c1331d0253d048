import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';

/* What depends on the width of the screen in the areas of work: the order of a list, and the head of a page. */

/** Opens a page and waits until its rows were read: a key that is pressed before React has taken over is lost. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
}

test('a list is sorted by value, filtered and turned by keyboard, and its address says so', async ({ page }) => {
  await open(page, '/admin/payouts');
  const table = page.getByRole('table', { name: 'Payouts' });
  // A phone shows no head, so the rows are counted by their names.
  await expect(table.getByRole('rowheader')).toHaveCount(10);
  const amount = table.getByRole('columnheader', { name: 'Amount' });
  if (await amount.isVisible()) {
    await amount.getByRole('button').focus();
    await page.keyboard.press('Enter');
    await expect(amount).toHaveAttribute('aria-sort', 'ascending');
    await page.keyboard.press('Enter');
    await expect(amount).toHaveAttribute('aria-sort', 'descending');
  } else {
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Amount, descending' });
  }
  await expect(page).toHaveURL(/sort=-amount/);
  const amounts = await table.getByRole('cell', { name: /^\$/ }).allTextContents();
  const values = amounts.map((text) => Number(text.replace(/[^\d.]/g, '')));
  expect(values).toEqual(values.toSorted((a, b) => b - a));
  await page.getByRole('combobox', { name: /^Payment/ }).selectOption('PayPal');
  await expect(page).toHaveURL(/filter\.payment=PayPal/);
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/page=2/);
  const shown = await table.getByRole('rowheader').allTextContents();
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(table.getByRole('rowheader')).toHaveText(shown);
  await page.goBack();
  await expect(page).not.toHaveURL(/page=2/);
});

test('nothing covers what stands at the head of a page, and its title keeps its words whole', async ({ page }) => {
  for (const path of ['/vendor/payout-requests', '/de/vendor/payout-requests', '/de/admin/package-payments']) {
    await open(page, path);
    const heading = page.getByRole('heading', { level: 1 });
    const lines = await heading.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    const words = (await heading.innerText()).split(/\s/).length;
    expect(lines, path).toBeLessThanOrEqual(words);
    const main = page.getByRole('main');
    const controls = [main.getByRole('combobox', { name: 'Shop' }), main.locator('.work-head').getByRole('button')];
    // A trial presses nothing: it waits until the point that would be pressed belongs to the control.
    for (const control of controls) if ((await control.count()) > 0) await control.click({ trial: true });
  }
});
