import { expect, openHeld, test } from '../support/journey.ts';

/* The areas of work before their scripts are there: nothing that a person does is lost. */

test('a switch, a search and a button of a list are followed once the list can act', async ({ page }) => {
  const release = await openHeld(page, '/admin/products');
  const published = page.getByRole('switch', { name: 'Published: Quiet over-ear headphones' });
  await published.click();
  await page.getByRole('searchbox', { name: 'Search in Products' }).fill('headphones');
  await page.getByRole('button', { name: 'Columns' }).click();
  await expect(page.getByRole('group', { name: 'Columns shown' })).toBeHidden();
  release();
  await expect(page.getByRole('group', { name: 'Columns shown' })).toBeVisible();
  await expect(page).toHaveURL('/admin/products?q=headphones');
  await expect(page.getByRole('searchbox', { name: 'Search in Products' })).toHaveValue('headphones');
  await expect(published).not.toBeChecked();
  await page.reload();
  await expect(published).not.toBeChecked();
});

test('a switch of a row is followed where the address has a filter, which brings the rows anew', async ({ page }) => {
  const release = await openHeld(page, '/admin/products?filter.published=true');
  const published = page.getByRole('switch', { name: 'Published: Keyfold C1 hardware security key' });
  await published.click();
  release();
  await expect(page.getByRole('group', { name: 'Last change' })).toContainText('Keyfold C1 hardware security key');
  await page.goto('/admin/products?q=Keyfold+C1');
  await expect(published).not.toBeChecked();
});

test('keys open the menu of a row, and a choice sorts and filters', async ({ page }) => {
  const release = await openHeld(page, '/admin/brands');
  const table = page.getByRole('table', { name: 'Brands' });
  const first = table.getByRole('button', { name: /^Actions for/ }).first();
  await page.getByRole('combobox', { name: 'Featured' }).selectOption({ label: 'On' });
  await first.focus();
  await page.keyboard.press('ArrowDown');
  release();
  await expect(page).toHaveURL('/admin/brands?filter.featured=true');
  await expect(page.getByRole('combobox', { name: 'Featured' })).toHaveValue('true');
  await expect(table.getByRole('rowheader')).not.toHaveCount(0);
});

test('keys on the bell open it', async ({ page }) => {
  const release = await openHeld(page, '/admin/packages');
  await page.getByRole('button', { name: /^Notifications/ }).focus();
  await page.keyboard.press('Enter');
  release();
  await expect(page.getByRole('menu', { name: 'Notifications' })).toBeVisible();
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeFocused();
});

test('what was typed into a form stays, and its button is followed', async ({ page }) => {
  const release = await openHeld(page, '/admin/products/new');
  await page.getByRole('textbox', { name: 'Title' }).fill('Folding stool');
  await page.getByRole('spinbutton', { name: 'Price' }).fill('0');
  await page.getByRole('button', { name: 'Loading…' }).click({ force: true });
  release();
  await expect(page.getByText('Describe the product')).toBeVisible();
  await expect(page.getByText('The price is an amount from 0.01 up')).toBeVisible();
  await expect(page.getByText('Give the product a title')).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Folding stool');
});

test('links of a seller lead to the shop of the address, though their page was built for another one', async ({
  page,
}) => {
  await openHeld(page, '/vendor/coupons?shop=keyboard-kiosk');
  await page.getByRole('link', { name: 'New coupon' }).click();
  await expect(page).toHaveURL('/vendor/coupons/new?shop=keyboard-kiosk');
  const back = page.getByRole('main').getByRole('link', { name: 'Coupons' });
  await back.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/vendor/coupons?shop=keyboard-kiosk');
});
