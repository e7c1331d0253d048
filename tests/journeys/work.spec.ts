import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';

/* The areas of work. Each test has a demo session of its own, so that none sees what another has changed. */

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

test('a product is hidden at once, and shown again by Undo', async ({ page }) => {
  await open(page, '/admin/products');
  const published = page.getByRole('switch', { name: 'Published: Quiet over-ear headphones' });
  await published.click();
  await expect(published).not.toBeChecked();
  await page.getByRole('button', { name: /Undo/ }).click();
  await expect(published).toBeChecked();
  // While the change is being stored, the switch takes no further one.
  await expect(published).not.toHaveAttribute('aria-busy', 'true');
  await published.click();
  await expect(published).not.toBeChecked();
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(published).not.toBeChecked();
});

test.describe('a call that fails', () => {
  test.use({ allowedComplaints: /status of (?:404|500)|ERR_FAILED/ });

  test('gives the old value back and says so; a list that cannot be read can be tried again', async ({ page }) => {
    await page.route('**/api/admin/payout-requests/**', (route) => route.fulfill({ status: 500, body: '{}' }));
    await open(page, '/admin/payout-requests?filter.status=Processing');
    const requests = page.getByRole('button', { name: /^Accept / });
    await expect(requests.first()).toBeVisible();
    const waiting = await requests.count();
    await requests.first().click();
    await expect(page.getByRole('group', { name: 'Last change' })).toContainText('keeps its old value');
    await expect(requests).toHaveCount(waiting);
    await page.route('**/api/admin/customers*', (route) => route.fulfill({ status: 500, body: '{}' }));
    await open(page, '/admin/customers');
    await expect(page.getByRole('heading', { name: 'Customers could not be read' })).toBeVisible();
    await page.unroute('**/api/admin/customers*');
    await page.getByRole('button', { name: /Retry|Try again/ }).click();
    await expect(page.getByRole('table', { name: 'Customers' }).getByRole('rowheader')).toHaveCount(10);
  });
});

test('a request is accepted, and what waits is counted anew', async ({ page }) => {
  await open(page, '/admin/refund-requests?filter.status=Pending');
  const accept = page.getByRole('button', { name: /^Accept #/ });
  await expect(accept).toHaveCount(5);
  await accept.first().click();
  await expect(accept).toHaveCount(4);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(accept).toHaveCount(5);
});

test('an order that is delivered has a time of delivery, and loses it again', async ({ page }) => {
  await open(page, '/admin/orders?filter.status=Pending');
  await page.getByRole('table', { name: 'Orders' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Order #/ })).toBeVisible();
  // No `check`: a press before the scripts are there is kept, and followed once they are.
  await page.getByRole('radio', { name: 'Delivered' }).click();
  await expect(page.getByText(/Delivered .* at /)).toBeVisible();
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('radio', { name: 'Delivered' })).toBeChecked();
  await page.getByRole('radio', { name: 'Processing' }).check();
  await expect(page.getByText(/Delivered .* at /)).toBeHidden();
});

test.describe('a record in use', () => {
  test.use({ allowedComplaints: /status of 4(?:04|09)/ });

  test('a brand that products carry is not deleted, and the dialog says why', async ({ page }) => {
    await open(page, '/admin/brands?q=Northgate');
    await page.getByRole('button', { name: 'Actions for Northgate' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete “Northgate”?' });
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(question).toContainText('products still name it');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('rowheader', { name: 'Northgate' })).toBeVisible();
  });
});

test('a seller is chosen in the address, in German', async ({ page }) => {
  await open(page, '/de/vendor/dashboard');
  await page.getByRole('combobox', { name: 'Shop' }).selectOption('keyboard-kiosk');
  await expect(page).toHaveURL('/de/vendor/dashboard?shop=keyboard-kiosk');
  await expect(page.getByRole('region', { name: 'Begrüßung' })).toContainText('Keyboard Kiosk');
  await expect(page.getByRole('progressbar', { name: 'Produkte' })).toBeVisible();
});

for (const path of ['/vendor/payout-requests', '/de/vendor/payout-requests', '/de/admin/package-payments']) {
  test(`nothing covers what stands at the head of ${path}, and its title keeps its words whole`, async ({ page }) => {
    await open(page, path);
    const heading = page.getByRole('heading', { level: 1 });
    const lines = await heading.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    const words = (await heading.innerText()).split(/\s/).length;
    expect(lines).toBeLessThanOrEqual(words);
    const main = page.getByRole('main');
    const controls = [main.getByRole('combobox', { name: 'Shop' }), main.locator('.work-head').getByRole('button')];
    // A trial presses nothing: it waits until the point that would be pressed belongs to the control.
    for (const control of controls) if ((await control.count()) > 0) await control.click({ trial: true });
  });
}

for (const path of [
  '/admin/dashboard',
  '/admin/products',
  '/de/admin/payout-requests',
  '/admin/orders/shell',
  '/admin/packages',
  '/vendor/dashboard',
]) {
  test(`${path} has no violation that axe finds`, async ({ page }) => {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  });
}
