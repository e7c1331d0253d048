import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';

// Changes of these journeys are everybody's.
test.use({ changesShop: true });

/* Changes of records in the lists of the areas of work: shown at once, taken back by Undo, given back where a call fails. */

const lastChange = (page: Page) => page.getByRole('group', { name: /^(?:Last change|Letzte Änderung)$/ });

/** Opens a page and waits until its rows were read: a key that is pressed before React has taken over is lost. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
}

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

test('a refund is decided in a dialog that shows its amount, and what waits is counted anew', async ({ page }) => {
  await open(page, '/admin/refund-requests?filter.status=Pending');
  const decide = page.getByRole('button', { name: /^Decide about #/ });
  await expect(decide).toHaveCount(5);
  const dialog = page.getByRole('dialog', { name: 'Refund request' });
  await decide.first().click();
  await expect(dialog).toContainText('It cannot be undone.');
  await dialog.getByRole('button', { name: 'Process' }).click();
  await expect(decide).toHaveCount(4);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(decide).toHaveCount(5);
  await decide.first().click();
  await dialog.getByRole('button', { name: /^Refund \$/ }).click();
  await expect(decide).toHaveCount(4);
  await expect(lastChange(page)).toContainText('is now “Accepted”');
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
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
    await expect(lastChange(page)).toContainText('keeps its old value');
    await expect(requests).toHaveCount(waiting);
    await page.route('**/api/admin/customers*', (route) => route.fulfill({ status: 500, body: '{}' }));
    await open(page, '/admin/customers');
    await expect(page.getByText('Customers could not be loaded').and(page.locator('strong'))).toBeVisible();
    // What the page was built with stays in use.
    await expect(page.getByRole('table', { name: 'Customers' }).getByRole('rowheader')).toHaveCount(10);
    await page.unroute('**/api/admin/customers*');
    await page.getByRole('button', { name: /Retry|Try again/ }).click();
    await expect(page.getByRole('table', { name: 'Customers' }).getByRole('rowheader')).toHaveCount(10);
  });
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

test.describe('calls that fail', () => {
  test.use({ allowedComplaints: /status of (?:404|500)/ });

  test('a seller takes up a refund by keys in German; one that the API refuses keeps its status', async ({ page }) => {
    await page.goto('/de/vendor/refund-requests?filter.status=Pending');
    await expect(page.getByRole('table', { name: 'Erstattungen' }).getByRole('rowheader')).toHaveCount(3);
    const open = page.getByRole('button', { name: /^Über .* entscheiden$/ });
    const dialog = page.getByRole('dialog', { name: 'Erstattung' });
    await expect(open).toHaveCount(3);
    await open.first().press('Enter');
    await dialog.getByRole('button', { name: 'Bearbeiten' }).press('Enter');
    await expect(open).toHaveCount(2);
    await expect(page.getByRole('region', { name: 'Erstattungen' })).toBeFocused();
    await expect(lastChange(page)).toContainText('ist jetzt „In Bearbeitung“.');
    await lastChange(page).getByRole('button', { name: 'Rückgängig' }).press('Enter');
    await expect(open).toHaveCount(3);
    await page.route('**/api/vendor/refund-requests/**', (route) => route.fulfill({ status: 500, body: '{}' }));
    await open.first().press('Enter');
    await dialog.getByRole('button', { name: /erstatten$/ }).press('Enter');
    await expect(lastChange(page)).toContainText(/behält den alten Wert\. Der Server hatte einen Fehler/);
    await expect(open).toHaveCount(3);
  });

  test('many products are hidden at once: those that the API refuses keep their value, Undo shows the others again', async ({
    page,
  }) => {
    await page.goto('/admin/products');
    const switches = page.getByRole('table', { name: 'Products' }).getByRole('switch');
    const hide = page.getByRole('button', { name: 'Hide' });
    await expect(switches).toHaveCount(10);
    const refused = await page.getByRole('table', { name: 'Products' }).getByRole('link').first().getAttribute('href');
    await page.route(`**/api${refused ?? ''}?*`, (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 500, body: '{}' }) : route.fallback(),
    );
    await expect(hide).toBeHidden();
    await page.getByRole('checkbox', { name: 'Select all rows of this page' }).press('Space');
    await expect(page.getByText('10 selected')).toBeVisible();
    await hide.press('Enter');
    await expect(lastChange(page)).toContainText('Some rows keep their old value.');
    await expect(switches.first()).toBeChecked();
    for (let row = 1; row < 10; row++) await expect(switches.nth(row)).not.toBeChecked();
    await lastChange(page).getByRole('button', { name: 'Undo' }).click();
    for (let row = 1; row < 10; row++) await expect(switches.nth(row)).toBeChecked();
    await page.reload();
    await page.waitForLoadState('networkidle');
    for (let row = 0; row < 10; row++) await expect(switches.nth(row)).toBeChecked();
  });
});
