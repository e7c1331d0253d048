import type { Page } from '@playwright/test';
import { cartControl, expect, test } from '../support/journey.ts';
import { languages } from '../support/words.ts';

/** Changes a product as the administrator's area does: the browser gets the cookies of the answer. */
async function change(page: Page, fields: object): Promise<void> {
  const answer = await page.request.put(`/api/admin/products/${languages.en.slug}`, { data: fields });
  expect(answer.status()).toBe(200);
}

for (const [language, price, other] of [
  ['en', '$30.00', '$20.00'],
  ['de', '30,00\u00a0$', '20,00\u00a0$'],
] as const) {
  const { base, product, addOnPage, cart } = languages[language];

  test(`built pages, the drawer and the cart have the price of the demo session, ${language}`, async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.goto(`${base}/gift-shop`);
    await page.waitForLoadState('networkidle');
    expect(loaded.filter((url) => /showChanges|changed=1|changes\.json/.test(url))).toEqual([]);

    await change(page, { price: 40, discount: 25 });
    await page.reload();
    const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: product, exact: true }) });
    await expect(card.first()).toContainText(price);
    await expect(card.first()).toContainText('25');
    await page.goto(`${base}/products/${languages.en.slug}`);
    await expect(page.locator('.site-buy-price')).toContainText(price);
    await page.getByRole('button', { name: addOnPage }).click();
    await expect(page.getByRole('dialog')).toContainText(price);
    await page.goto(`${base}/cart`);
    await expect(page.getByRole('complementary').getByText(price).first()).toBeVisible();
    await expect(cartControl(page)).toHaveAccessibleName(cart(1));

    // The cart that lies open elsewhere follows, too.
    await change(page, { price: 20, discount: 0 });
    await page.reload();
    await expect(page.getByRole('complementary').getByText(other).first()).toBeVisible();
  });
}

test('what is not published is on no page, and what is sold out cannot be added', async ({ page }) => {
  const { product, slug, addOnPage } = languages.en;
  await change(page, { published: false });
  await page.goto('/gift-shop');
  await expect(page.getByRole('link', { name: product, exact: true })).toHaveCount(0);
  await page.goto(`/products/${slug}`);
  await expect(page.getByText('Not for sale at the moment')).toBeVisible();
  await expect(page.getByRole('button', { name: addOnPage })).toHaveCount(0);
  await page.goto('/products/search?q=keyfold');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: product, exact: true })).toHaveCount(0);

  await change(page, { published: true, stock: 0 });
  await page.goto(`/products/${slug}`);
  await expect(page.locator('.site-buy').getByText('Sold out')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Delivery and returns' })).toBeHidden();
  await change(page, { stock: 3 });
  await page.reload();
  await expect(page.getByRole('spinbutton')).toHaveAttribute('aria-valuemax', '3');
  await page.getByRole('button', { name: addOnPage }).click();
  await expect(page.getByRole('dialog')).toContainText(product);
});

test('a product that was built as sold out can be bought once there is stock', async ({ page }) => {
  const [soldOut] = (
    (await (await page.request.get('/api/products')).json()) as { slug: string; stock?: number }[]
  ).filter(({ stock }) => stock === 0);
  await page.goto(`/products/${soldOut!.slug}`);
  await expect(page.locator('.site-buy').getByText('Sold out')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Delivery and returns' })).toBeHidden();
  expect((await page.request.put(`/api/admin/products/${soldOut!.slug}`, { data: { stock: 5 } })).status()).toBe(200);
  await page.reload();
  await page.getByRole('button', { name: languages.en.addOnPage }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
