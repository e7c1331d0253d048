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

test('the search form leads to the results page', async ({ page }) => {
  await page.goto('/gift-shop');
  await page.getByRole('searchbox').fill('bear');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/\/products\/search\?.*q=bear/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Marlow the bear, 32 cm' }).first()).toBeVisible();
});
