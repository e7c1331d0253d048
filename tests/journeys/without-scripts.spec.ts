import { expect, test } from '../support/journey.ts';
import { languages } from '../support/words.ts';

test.use({ javaScriptEnabled: false });

for (const [language, words] of Object.entries(languages)) {
  test(`gift shop and product can be read and walked, ${language}`, async ({ page }) => {
    await page.goto(`${words.base}/gift-shop`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('link', { name: words.product, exact: true }) })
      .first();
    await expect(card).toContainText(words.one);
    // What does nothing without scripts is not there to be pressed.
    await expect(page.getByRole('button', { name: words.addOnCard(words.product), exact: true })).toHaveCount(0);

    await page.getByRole('link', { name: words.product, exact: true }).first().click();
    await expect(page).toHaveURL(`${words.base}/products/${words.slug}`);
    await expect(page.getByRole('heading', { level: 1, name: words.product })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(words.one);
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.getByRole('button', { name: words.addOnPage })).toHaveCount(0);

    await page.goto(`${words.base}/cart`);
    await expect(page.locator('main noscript p').first()).toContainText('JavaScript');
    // Nobody is left waiting for a cart that will not come.
    await expect(page.getByText(words.loading)).toBeHidden();
  });
}

test('the search form leads to the results page', async ({ page }) => {
  await page.goto('/gift-shop');
  await page.getByRole('searchbox').fill('bear');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/\/products\/search\?.*q=bear/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Marlow the bear, 32 cm' }).first()).toBeVisible();
});
