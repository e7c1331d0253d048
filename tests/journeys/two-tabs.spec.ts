import { expect, expectStored, test } from '../support/journey.ts';
import { languages } from '../support/words.ts';

const { slug, product, addOnPage, quantity, increase, remove, emptyTitle } = languages.en;
const bear = 'Marlow the bear, 32 cm';

test('a cart in two tabs: each shows what the other does, and neither loses what is typed or the focus', async ({
  page,
  context,
}) => {
  for (const address of [`/products/${slug}`, '/products/marlow-the-bear-32-cm']) {
    await page.goto(address);
    await page.getByRole('button', { name: addOnPage }).click();
    await expect(page.getByRole('dialog', { name: 'Cart', exact: true })).toBeVisible();
  }
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/cart');
    await expect(tab.getByRole('spinbutton')).toHaveCount(2);
  }
  const summary = page.getByRole('complementary');
  const here = page.getByRole('spinbutton', { name: quantity(product) });
  const there = other.getByRole('spinbutton', { name: quantity(product) });

  await other.getByRole('button', { name: increase(product) }).click();
  await expect(here).toHaveValue('2');
  await expect(summary).toContainText('$122.50');

  // A number that is being typed stays; entered, it is the quantity in both.
  await here.fill('7');
  await other.getByRole('button', { name: increase(bear) }).click();
  await expect(page.getByRole('spinbutton', { name: quantity(bear) })).toHaveValue('2');
  await expect(here).toHaveValue('7');
  await here.press('Enter');
  await expect(there).toHaveValue('7');

  // What is written to the shops in one tab stands in the other, and is not written over by its older text.
  await other.getByLabel('Note to the shops').fill('Please ring twice');
  await expect(page.getByLabel('Note to the shops')).toHaveValue('Please ring twice');

  await page.getByRole('button', { name: increase(product) }).focus();
  await other.getByRole('button', { name: remove(product) }).click();
  await expect(here).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await other.getByRole('button', { name: 'Undo' }).click();
  await expect(here).toHaveValue('7');
  await expectStored(page, { [slug]: 7, 'marlow-the-bear-32-cm': 2 });

  await other.getByRole('button', { name: 'Clear all' }).click();
  await other.getByRole('button', { name: 'Yes, clear it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: emptyTitle })).toBeVisible();
  await expectStored(page, {});
});
