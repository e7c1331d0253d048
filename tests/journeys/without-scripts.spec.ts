import { expect, test } from '../support/journey.ts';
import { languages } from '../support/words.ts';

test.use({ javaScriptEnabled: false });

for (const [language, messages] of Object.entries(languages)) {
  test(`gift shop and product can be read and reached by links, ${language}`, async ({ page }) => {
    await page.goto(`${messages.base}/gift-shop`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('link', { name: messages.product, exact: true }) })
      .first();
    await expect(card).toContainText(messages.one);
    // What does nothing without scripts is not there to be pressed.
    await expect(page.getByRole('button', { name: messages.addOnCard(messages.product), exact: true })).toHaveCount(0);

    await page.getByRole('link', { name: messages.product, exact: true }).first().click();
    await expect(page).toHaveURL(`${messages.base}/products/${messages.slug}`);
    await expect(page.getByRole('heading', { level: 1, name: messages.product })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(messages.one);
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.getByRole('button', { name: messages.addOnPage })).toHaveCount(0);

    await page.goto(`${messages.base}/cart`);
    await expect(page.locator('main noscript p').first()).toContainText('JavaScript');
    // No message promises a cart that cannot be loaded.
    await expect(page.getByText(messages.loading)).toBeHidden();
  });
}

test('the groceries can be walked by links: home, side list, category, brand', async ({ page }) => {
  await page.goto('/grocery-2');
  // On a phone the side list is a sheet.
  const opener = page.getByRole('button', { name: 'All groceries' });
  if (await opener.isVisible()) await opener.click();
  await page
    .getByRole('navigation', { name: 'All groceries' })
    .getByRole('link', { name: /^Vegetables/ })
    .click();
  await expect(page).toHaveURL('/grocery-4/categories/vegetables');
  const steps = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
  await expect(steps).toHaveText(['Grocery', 'Products', 'Vegetables']);
  expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThanOrEqual(4);

  await page.goto('/grocery-4');
  const stories = page.getByRole('list', { name: 'Stories' }).getByRole('link');
  await expect(stories).toHaveCount(8);
  await stories.first().click();
  await expect(page).toHaveURL('/grocery-4/categories/fruits');

  await page.goto('/brands');
  await page.getByRole('link', { name: 'Vela', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vela' })).toBeVisible();
});

test('the categories of a phone open without scripts', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/mobile-categories');
  const groceries = page.getByRole('region', { name: 'Groceries' });
  await page.getByRole('link', { name: 'Groceries', exact: true }).click();
  await groceries.getByText('Cooking').click();
  await groceries.getByRole('link', { name: /^Rice/ }).click();
  await expect(page).toHaveURL('/grocery-4/categories/rice');
  // On a phone the side list is a sheet.
  await page.getByRole('button', { name: 'All groceries' }).click();
  await expect(page.getByRole('navigation', { name: 'All groceries' })).toBeVisible();
});

test('the search form leads to the results page', async ({ page }) => {
  await page.goto('/gift-shop');
  await page.getByRole('combobox', { name: 'Search' }).fill('bear');
  await page.getByRole('combobox', { name: 'Search' }).press('Enter');
  await expect(page).toHaveURL(/\/products\/search\?.*q=bear/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Marlow the bear, 32 cm' }).first()).toBeVisible();
});
