import { cartControl, closeCart, expect, expectStored, storedCart, test } from '../support/journey.ts';
import { languages } from '../support/words.ts';

for (const [language, messages] of Object.entries(languages)) {
  test.describe(`the main job, ${language}`, () => {
    // It restarts its worker's server, so no other test may use that server at the same time.
    test.describe.configure({ mode: 'serial' });

    test('find, put into the cart, reload, restart, change, remove', async ({ page, shop }) => {
      const cart = cartControl(page);

      await page.goto(`${messages.base}/gift-shop`);
      await page.getByRole('link', { name: messages.product, exact: true }).first().click();
      await expect(page).toHaveURL(`${messages.base}/products/${messages.slug}`);
      await expect(page.getByRole('heading', { level: 1, name: messages.product })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(messages.one);

      // The bar for phones is there too until the new page has its style sheet.
      await page.getByRole('button', { name: messages.addOnPage }).first().click();
      await closeCart(page, messages.cartTitle);
      await expect(cart).toHaveAccessibleName(messages.cart(1));
      await expectStored(page, { [messages.slug]: 1 });

      await page.reload();
      await expect(cart).toHaveAccessibleName(messages.cart(1));

      await shop.restart();
      await page.reload();
      await expect(cart).toHaveAccessibleName(messages.cart(1));

      await page.goto(`${messages.base}/cart`);
      await expect(page.getByRole('heading', { level: 1, name: messages.cartTitle, exact: true })).toBeVisible();
      const quantity = page.getByRole('spinbutton', { name: messages.quantity(messages.product) });
      await expect(quantity).toHaveValue('1');

      await page.getByRole('button', { name: messages.increase(messages.product) }).click();
      await expect(quantity).toHaveValue('2');
      await expect(page.getByRole('main')).toContainText(messages.two);
      await expect(cart).toHaveAccessibleName(messages.cart(2));
      await expectStored(page, { [messages.slug]: 2 });
      const [line] = await storedCart(page);
      expect(line).toMatchObject({ slug: messages.slug, price: 49, qty: 2 });

      await page
        .getByRole('button', { name: messages.remove(messages.product) })
        .first()
        .click();
      await expect(page.getByText(messages.emptyTitle)).toBeVisible();
      await expectStored(page, {});
      await page.reload();
      await expect(page.getByText(messages.emptyTitle)).toBeVisible();
    });

    test('add from a card: the plus becomes a stepper, without React', async ({ page }) => {
      const scripts: string[] = [];
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') scripts.push(response.url());
      });
      await page.goto(`${messages.base}/gift-shop`);
      await page
        .getByRole('button', { name: messages.addOnCard(messages.product), exact: true })
        .first()
        .click();

      const quantity = page.getByRole('spinbutton', { name: messages.quantity(messages.product) }).first();
      await expect(quantity).toHaveValue('1');
      await page
        .getByRole('button', { name: messages.increase(messages.product) })
        .first()
        .click();
      await expect(quantity).toHaveValue('2');
      await expect(cartControl(page)).toHaveAccessibleName(messages.cart(2));
      await expectStored(page, { [messages.slug]: 2 });

      await page.reload();
      await expect(page.getByRole('spinbutton', { name: messages.quantity(messages.product) }).first()).toHaveValue(
        '2',
      );
      expect(scripts.filter((url) => /react|client\./.test(url))).toEqual([]);
    });
  });
}
