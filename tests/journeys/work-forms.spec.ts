import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';

// Changes of these journeys are everybody's.
test.use({ changesShop: true });

/* The forms of the areas of work: what is wrong is said, what is right is kept. */

/** A picture of one pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGD4DwABBAEAX+XDSwAAAABJRU5ErkJggg==',
  'base64',
);

const rows = (page: Page, table: string) => page.getByRole('table', { name: table }).getByRole('rowheader');

/** Looks for a record in its list, as a person would. */
async function search(page: Page, list: string, text: string): Promise<void> {
  await page.getByRole('searchbox', { name: `Search in ${list}` }).fill(text);
  await expect(page).toHaveURL(/[?&]q=/);
}

test('a product is made: what is missing is said, the list shows it and keeps it', async ({ page }) => {
  await page.goto('/admin/products');
  await page.getByRole('link', { name: 'New product' }).click();
  await expect(page).toHaveURL('/admin/products/new');
  const save = page.getByRole('button', { name: 'Save product' });
  await save.click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
  for (const message of [
    'Give the product a title',
    'Choose at least one category',
    'Describe the product',
    'The stock is a whole number from 0 up',
    'The price is an amount from 0.01 up',
  ])
    await expect(page.getByText(message)).toBeVisible();
  await page.getByRole('textbox', { name: 'Title' }).fill('Folding stool of ash');
  await page.getByRole('checkbox').first().check();
  await page.getByRole('combobox', { name: 'Brand' }).fill('Northgate');
  await page.getByLabel('Pictures', { exact: true }).setInputFiles({
    name: 'stool.png',
    mimeType: 'image/png',
    buffer: picture,
  });
  await page.getByRole('textbox', { name: 'Description' }).fill('Stands on three legs.');
  await page.getByRole('spinbutton', { name: 'Stock' }).fill('12');
  await page.getByRole('spinbutton', { name: 'Price' }).fill('49.5');
  await page.getByRole('switch', { name: 'Published' }).check();
  await save.click();
  await expect(page).toHaveURL('/admin/products');
  await expect(page.getByRole('group', { name: 'Last change' })).toContainText('“Folding stool of ash” was saved.');
  await search(page, 'Products', 'folding stool');
  await expect(rows(page, 'Products')).toHaveCount(1);
  await page.reload();
  // The built page shows its first rows until the search of the address is applied.
  await expect(rows(page, 'Products')).toHaveCount(1);
  await expect(rows(page, 'Products')).toHaveText(/Folding stool of ash/);
  await expect(page.getByRole('cell', { name: '$49.50' })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Published: Folding stool of ash' })).toBeChecked();
});

test('a product is edited: a wrong price is refused, and the list shows the new one', async ({ page }) => {
  await page.goto('/admin/products?q=headphones');
  await page.getByRole('link', { name: 'Quiet over-ear headphones' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quiet over-ear headphones');
  const price = page.getByRole('spinbutton', { name: 'Price' });
  await expect(page.getByRole('button', { name: 'Save product' })).toBeVisible();
  await price.fill('0');
  await page.getByRole('button', { name: 'Save product' }).click();
  await expect(price).toBeFocused();
  await expect(page.getByText('The price is an amount from 0.01 up')).toBeVisible();
  await price.fill('123.45');
  await page.getByRole('button', { name: 'Save product' }).click();
  await expect(page.getByRole('group', { name: 'Last change' })).toContainText('was saved');
  await page.goto('/admin/products?q=over-ear');
  await expect(page.getByRole('cell', { name: '$123.45' })).toBeVisible();
});

test('changes that are not saved are kept on the device and come back', async ({ page }) => {
  await page.goto('/admin/products/new');
  await expect(page.getByRole('button', { name: 'Save product' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Title' }).pressSequentially('Half a stool');
  await expect(page.getByText('Unsaved changes are kept on this device')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Your unsaved changes are back.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Half a stool');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('');
});

test('a brand is made, featured and deleted after a question', async ({ page }) => {
  await page.goto('/admin/brands/new');
  await page.getByRole('button', { name: 'Save brand' }).click();
  await expect(page.getByText('Give the brand a name')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('Ashgrove');
  await page.getByRole('switch', { name: 'Featured' }).check();
  await page.getByRole('button', { name: 'Save brand' }).click();
  await expect(page).toHaveURL('/admin/brands');
  await search(page, 'Brands', 'Ashgrove');
  await expect(page.getByRole('switch', { name: /Ashgrove/ })).toBeChecked();
  await page.reload();
  const menu = page.getByRole('button', { name: 'Actions for Ashgrove' });
  const question = page.getByRole('alertdialog', { name: 'Delete “Ashgrove”?' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(menu).toBeVisible();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('group', { name: 'Last change' })).toContainText('“Ashgrove” was deleted.');
  await expect(page.getByRole('region', { name: 'Brands' })).toBeFocused();
  await page.reload();
  await expect(page.getByText('No row matches the search and the filters')).toBeVisible();
});

test('a brand and its product are made in German', async ({ page }) => {
  await page.goto('/de/admin/brands/new');
  await page.getByRole('button', { name: 'Marke speichern' }).click();
  const name = page.getByRole('textbox', { name: 'Name' });
  await expect(name).toHaveAccessibleDescription('Geben Sie der Marke einen Namen');
  await expect(name).toBeFocused();
  await name.fill('Eschenhain');
  await page.getByRole('combobox', { name: 'Warenart' }).selectOption({ label: 'Möbel' });
  await page.getByRole('button', { name: 'Marke speichern' }).click();
  await expect(page).toHaveURL('/de/admin/brands');
  await expect(page.getByRole('group', { name: 'Letzte Änderung' })).toContainText('„Eschenhain“ wurde gespeichert.');

  await page.goto('/de/admin/products/new');
  await page.getByRole('button', { name: 'Artikel speichern' }).click();
  for (const message of [
    'Geben Sie dem Artikel einen Titel',
    'Wählen Sie mindestens eine Kategorie',
    'Beschreiben Sie den Artikel',
    'Der Bestand ist eine ganze Zahl ab 0',
    'Der Preis ist ein Betrag ab 0,01',
  ])
    await expect(page.getByText(message)).toBeVisible();
  await page.getByRole('textbox', { name: 'Titel' }).fill('Klapphocker aus Esche');
  await page.getByRole('checkbox', { name: 'Möbel' }).check();
  const brand = page.getByRole('combobox', { name: 'Marke' });
  await brand.pressSequentially('Eschen');
  await page.getByRole('option', { name: 'Eschenhain' }).click();
  await page.getByRole('textbox', { name: 'Beschreibung' }).fill('Steht auf drei Beinen.');
  await page.getByRole('spinbutton', { name: 'Bestand' }).fill('3');
  await page.getByRole('spinbutton', { name: 'Preis' }).fill('1249.5');
  await page.getByRole('button', { name: 'Artikel speichern' }).click();
  await expect(page.getByRole('group', { name: 'Letzte Änderung' })).toContainText(
    '„Klapphocker aus Esche“ wurde gespeichert.',
  );
  await page.getByRole('searchbox', { name: 'In Artikel suchen' }).fill('eschenhain');
  await expect(rows(page, 'Artikel')).toHaveText([/Klapphocker aus Esche/]);
  const row = page.getByRole('table', { name: 'Artikel' }).getByRole('row').last();
  await expect(row).toContainText(/1\.249,50\s\$/);
  await expect(row.getByRole('switch')).not.toBeChecked();
});

test('a category is made, changed and deleted by keys alone', async ({ page }) => {
  const name = page.getByRole('textbox', { name: 'Name' });
  const menu = page.getByRole('button', { name: /^Actions for .*perches$/i });
  await page.goto('/admin/categories/new');
  await name.press('Enter');
  await expect(page.getByText('Give the category a name')).toBeVisible();
  await expect(name).toBeFocused();
  await page.keyboard.type('Perches');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/categories');

  await search(page, 'Categories', 'Perches');
  await menu.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/categories\/perches$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Perches' })).toBeVisible();
  await name.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Give the category a name')).toBeVisible();
  await expect(name).toBeFocused();
  await page.keyboard.type('Garden perches');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/categories');
  await expect(page.getByRole('group', { name: 'Last change' })).toContainText('Garden perches');

  await search(page, 'Categories', 'perches');
  const question = page.getByRole('alertdialog', { name: 'Delete “Garden perches”?' });
  for (const answer of ['Escape', 'Enter']) {
    await menu.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    if (answer === 'Enter') await question.getByRole('button', { name: 'Delete' }).focus();
    await page.keyboard.press(answer);
    await expect(question).toBeHidden();
    if (answer === 'Escape') await expect(menu).toBeFocused();
  }
  await expect(page.getByRole('group', { name: 'Last change' })).toContainText('“Garden perches” was deleted.');
  await expect(menu).toBeHidden();
});

test.describe('a name that is taken', () => {
  test.use({ allowedComplaints: /status of 409/ });

  test('a category is made in German under another one; the same name again is refused', async ({ page }) => {
    for (const attempt of [1, 2]) {
      await page.goto('/de/admin/categories/new');
      await page.getByRole('textbox', { name: 'Name' }).fill('Hocker');
      await page.getByRole('button', { name: 'Kategorie speichern' }).click();
      if (attempt === 1) await expect(page).toHaveURL('/de/admin/categories');
    }
    await expect(page.getByRole('alert').filter({ hasText: 'gibt es schon' }).first()).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Hocker');
  });
});

test('a seller asks for a part of the balance, then for the rest, and is told that nothing more is ready', async ({
  page,
}) => {
  await page.goto('/vendor/payout-requests');
  const dialog = page.getByRole('dialog', { name: 'Request a payout' });
  const amount = dialog.getByRole('spinbutton', { name: 'Amount' });
  const open = () => page.getByRole('button', { name: 'Request a payout' }).click();
  await open();
  await amount.fill('1');
  await dialog.getByRole('button', { name: /^Request/ }).click();
  await expect(dialog.getByText(/^The amount is between/)).toBeVisible();
  await expect(amount).toBeFocused();
  await amount.fill('25');
  await dialog.getByRole('textbox', { name: /Message/ }).fill('For the new oven');
  await dialog.getByRole('button', { name: 'Request $25.00' }).click();
  await expect(page.getByRole('group', { name: 'Last change' })).toContainText('The payout was requested.');
  await search(page, 'Payout requests', 'new oven');
  await expect(page.getByRole('cell', { name: '$25.00' })).toBeVisible();
  await open();
  await dialog.getByRole('button', { name: 'All of it' }).click();
  await dialog.getByRole('button', { name: /^Request \$/ }).click();
  await expect(dialog).toBeHidden();
  await open();
  await expect(dialog.getByText(/^Payouts begin at/)).toBeVisible();
  await expect(amount).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});
