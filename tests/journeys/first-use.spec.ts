import { expect, expectStored, openHeld, test } from '../support/journey.ts';
import { languages } from '../support/words.ts';

const slug = 'keyfold-c1-hardware-security-key';
const title = 'Keyfold C1 hardware security key';

test.describe('the cards', () => {
  test('take a press without a pointer before it, which counts once', async ({ page }) => {
    await page.goto('/gift-shop');
    // A press without a pointer that came before it, as by a voice control.
    await page
      .getByRole('button', { name: `Add ${title} to cart` })
      .first()
      .evaluate((button: HTMLElement) => button.click());
    await expect(page.getByRole('button', { name: `Increase quantity of ${title}` }).first()).toBeVisible();
    await expectStored(page, { [slug]: 1 });
  });

  test('show what the cart holds, and a press then counts once as well', async ({ page }) => {
    await page.goto('/gift-shop');
    await page
      .getByRole('button', { name: `Add ${title} to cart` })
      .first()
      .click();
    await expectStored(page, { [slug]: 1 });
    await page.goto('/gift-shop/popular');
    const more = page.getByRole('button', { name: `Increase quantity of ${title}` });
    await expect(more).toBeVisible();
    await more.evaluate((button: HTMLElement) => button.click());
    await expectStored(page, { [slug]: 2 });
  });

  test('have put a product into the cart for whoever presses and leaves at once', async ({ page }) => {
    await page.goto('/gift-shop');
    await page
      .getByRole('button', { name: `Add ${title} to cart` })
      .first()
      .click();
    await page.goto('/shops');
    await expectStored(page, { [slug]: 1 });
  });

  test('show the cart again on a page that comes back from the history', async ({ page }) => {
    await page.goto('/gift-shop/popular');
    await page.goto('/shops');
    await page.evaluate(() => undefined);
    await page.goto(`/products/${slug}`);
    await page.getByRole('button', { name: /^Add to cart$/ }).click();
    await expectStored(page, { [slug]: 1 });
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/gift-shop/popular');
    await expect(page.getByRole('button', { name: `Increase quantity of ${title}` })).toBeVisible();
    await expect(page.getByRole('banner').locator('[data-mr-opens=cart]')).toHaveAccessibleName('Cart, 1 item');
  });
});

test.describe('a press that comes before the scripts', () => {
  test('on cards, and again since nothing happened, counts once', async ({ page }) => {
    const release = await openHeld(page, '/gift-shop');
    const add = page.getByRole('button', { name: `Add ${title} to cart` }).first();
    await add.click();
    await add.click();
    const wish = page.getByRole('button', { name: `Add ${title} to wishlist` }).first();
    await wish.click();
    release();
    await expect(page.getByRole('spinbutton', { name: `Quantity of ${title}` }).first()).toHaveValue('1');
    await expect(wish).toHaveAttribute('aria-pressed', 'true');
    await expectStored(page, { [slug]: 1 });
  });

  test('on a product page buys the quantity that was chosen before', async ({ page }) => {
    const { base, product, addOnPage, cartTitle, increase } = languages.de;
    const release = await openHeld(page, `${base}/products/${slug}`);
    await page
      .getByRole('button', { name: increase(product) })
      .first()
      .click();
    await page.getByRole('button', { name: addOnPage }).click();
    release();
    await expect(page.getByRole('dialog', { name: cartTitle })).toBeVisible();
    await expect(page).toHaveURL(`${base}/products/${slug}`);
    await expectStored(page, { [slug]: 2 });
  });

  test('on a product page refuse what was typed for no quantity, and say so', async ({ page }) => {
    const { product, addOnPage, cartTitle, quantity } = languages.en;
    const release = await openHeld(page, `/products/${slug}`);
    const field = page.getByRole('spinbutton', { name: quantity(product) }).first();
    await field.fill('-1');
    // On a phone the bar at the foot has a second one.
    await page.getByRole('button', { name: addOnPage }).first().click();
    release();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/Whole numbers from 1/);
    await expect(field).toHaveValue('-1');
    await expect(page.getByRole('dialog', { name: cartTitle })).toBeHidden();
  });
});
