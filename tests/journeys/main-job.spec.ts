import { expect, expectStored, storedCart, test } from '../support/journey.ts';
import { languages } from '../support/words.ts';

for (const [language, words] of Object.entries(languages)) {
  test.describe(`the main job, ${language}`, () => {
    // It restarts its worker's server: nobody else may be on it at that moment.
    test.describe.configure({ mode: 'serial' });

    test('find, put into the cart, reload, restart, change, remove', async ({ page, shop }) => {
      const cartLink = page.getByRole('link', { name: words.cart(1), exact: true }).first();

      await page.goto(`${words.base}/gift-shop`);
      await page.getByRole('link', { name: words.product, exact: true }).first().click();
      await expect(page).toHaveURL(`${words.base}/products/${words.slug}`);
      await expect(page.getByRole('heading', { level: 1, name: words.product })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(words.one);

      await page.getByRole('button', { name: words.addOnPage }).click();
      await expect(cartLink).toBeAttached();
      await expectStored(page, { [words.slug]: 1 });

      await page.reload();
      await expect(cartLink).toBeAttached();

      await shop.restart();
      await page.reload();
      await expect(cartLink).toBeAttached();

      await page.goto(`${words.base}/cart`);
      await expect(page.getByRole('heading', { level: 1, name: words.cartTitle, exact: true })).toBeVisible();
      const quantity = page.getByRole('spinbutton', { name: words.quantity(words.product) });
      await expect(quantity).toHaveValue('1');

      await page.getByRole('button', { name: words.increase(words.product) }).click();
      await expect(quantity).toHaveValue('2');
      await expect(page.getByRole('main')).toContainText(words.two);
      await expect(page.getByRole('link', { name: words.cart(2), exact: true }).first()).toBeAttached();
      await expectStored(page, { [words.slug]: 2 });
      const [line] = await storedCart(page);
      expect(line).toMatchObject({ slug: words.slug, price: 49, qty: 2 });

      await page
        .getByRole('button', { name: words.remove(words.product) })
        .first()
        .click();
      await expect(page.getByText(words.emptyTitle)).toBeVisible();
      await expectStored(page, {});
      await page.reload();
      await expect(page.getByText(words.emptyTitle)).toBeVisible();
    });

    test('add from a card: the plus becomes a stepper, without React', async ({ page }) => {
      const scripts: string[] = [];
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') scripts.push(response.url());
      });
      await page.goto(`${words.base}/gift-shop`);
      await page
        .getByRole('button', { name: words.addOnCard(words.product), exact: true })
        .first()
        .click();

      const quantity = page.getByRole('spinbutton', { name: words.quantity(words.product) }).first();
      await expect(quantity).toHaveValue('1');
      await page
        .getByRole('button', { name: words.increase(words.product) })
        .first()
        .click();
      await expect(quantity).toHaveValue('2');
      await expect(page.getByRole('link', { name: words.cart(2), exact: true }).first()).toBeAttached();
      await expectStored(page, { [words.slug]: 2 });

      await page.reload();
      await expect(page.getByRole('spinbutton', { name: words.quantity(words.product) }).first()).toHaveValue('2');
      expect(scripts.filter((url) => /react|client\./.test(url))).toEqual([]);
    });
  });
}
