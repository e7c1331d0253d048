import type { Locator, Page } from '@playwright/test';
import { cartControl, expect, test } from '../support/journey.ts';
import { languages } from '../support/words.ts';

// Changes of these journeys are everybody's.
test.use({ changesShop: true });

const { slug } = languages.en;

/** Changes a product as the administrator's area does. */
async function change(page: Page, fields: object, of = slug): Promise<void> {
  const answer = await page.request.put(`/api/admin/products/${of}`, { data: fields });
  expect(answer.status()).toBe(200);
}

function cardOf(page: Page, name: string): Locator {
  return page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) });
}

/** Opens the page of a product: the answer is there, and with it everything that differs is shown. */
async function openProduct(page: Page, path: string): Promise<void> {
  const answered = page.waitForResponse(/\/products\/live\?/);
  await page.goto(path);
  await answered;
}

for (const [language, price, before, other] of [
  ['en', '$30.00', '$40.00', '$20.00'],
  ['de', '30,00\u00a0$', '40,00\u00a0$', '20,00\u00a0$'],
] as const) {
  const { base, product, addOnPage, addOnCard, cart } = languages[language];

  test(`built pages, search, wishlist, drawer and cart have today's price, ${language}`, async ({ page }) => {
    await change(page, { price: 40, discount: 25 });
    await page.goto(`${base}/gift-shop`);
    const card = cardOf(page, product).first();
    await expect(card).toContainText(price);
    await expect(card).toContainText(before);
    await expect(card).toContainText(/25\s?%/);
    await card.locator('[data-mr-action=wishlist]').click();
    await page.goto(`${base}/wish-list`);
    await expect(cardOf(page, product)).toContainText(price);
    await page.goto(`${base}/products/search?q=keyfold`);
    await expect(cardOf(page, product)).toContainText(price);

    await page.goto(`${base}/products/${slug}`);
    await expect(page.locator('.site-buy-price')).toContainText(price);
    await expect(page.locator('.site-buy-price')).toContainText(before);
    await page.getByRole('button', { name: addOnPage }).click();
    await expect(page.getByRole('dialog')).toContainText(price);
    await page.goto(`${base}/cart`);
    await expect(page.getByRole('complementary').getByText(price).first()).toBeVisible();
    await expect(cartControl(page)).toHaveAccessibleName(cart(1));

    // The cart follows, and no reduction is claimed that has ended.
    await change(page, { price: 20, discount: 0 });
    await page.reload();
    await expect(page.getByRole('complementary').getByText(other).first()).toBeVisible();
    await page.goto(`${base}/gift-shop`);
    await expect(card).toContainText(other);
    await expect(card.locator('del')).toHaveCount(0);
    await expect(card).not.toContainText('%');
  });

  test(`a card adds at today's price, and one that is sold out adds nothing, ${language}`, async ({ page }) => {
    await change(page, { price: 40, discount: 25 });
    await page.goto(`${base}/gift-shop`);
    const card = cardOf(page, product).first();
    await expect(card).toContainText(price);
    const saved = page.waitForRequest((request) => request.method() === 'POST' && /cart-items/.test(request.url()));
    await card.getByRole('button', { name: addOnCard(product) }).click();
    await expect(cartControl(page)).toHaveAccessibleName(cart(1));
    expect((await saved).postData()).toMatch(/"price":30\b/);

    await change(page, { stock: 0 });
    await page.reload();
    await expect(card).toContainText(language === 'en' ? 'Sold out' : 'Ausverkauft');
    await expect(card.getByRole('button', { name: addOnCard(product) })).toBeHidden();
  });
}

test('a page asks once for what it shows, loads no React for it, and draws nothing that is the same', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await openProduct(page, `/products/${slug}`);
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((path) => path === '/products/live')).toHaveLength(1);
  expect(loaded.filter((path) => /live\.json|\/(?:client|react)\./.test(path))).toEqual([]);
});

test('a page that gets no answer stays as it was built', async ({ page }) => {
  const { product, addOnPage, one } = languages.en;
  await change(page, { price: 40, discount: 25 });
  // An answer of a shop whose catalog knows nothing: everything would vanish.
  await page.route('**/products/live?*', (route) => route.fulfill({ json: [] }));
  await openProduct(page, `/products/${slug}`);
  await page.goto('/gift-shop');
  await expect(cardOf(page, product).first()).toContainText(one);
  await page.unroute('**/products/live?*');
  await page.route('**/products/live?*', (route) => route.fulfill({ status: 404, json: {} }));
  await openProduct(page, `/products/${slug}`);
  await expect(page.locator('.site-buy-price')).toContainText(one);
  await expect(page.getByRole('button', { name: addOnPage })).toBeVisible();
});

test('what is not published or was removed is on no page', async ({ page }) => {
  const { product, addOnPage } = languages.en;
  await page.goto('/gift-shop');
  await cardOf(page, product).first().locator('[data-mr-action=wishlist]').click();
  await change(page, { published: false });
  for (const path of ['/gift-shop', '/wish-list']) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: product, exact: true })).toHaveCount(0);
  }
  await page.goto(`/products/${slug}`);
  await expect(page.getByText('Not for sale at the moment')).toBeVisible();
  await expect(page.getByRole('button', { name: addOnPage })).toHaveCount(0);
  await page.goto('/products/search?q=keyfold');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: product, exact: true })).toHaveCount(0);

  await change(page, { published: true });
  await page.goto('/gift-shop');
  await expect(cardOf(page, product).first()).toBeVisible();
  expect((await page.request.delete(`/api/admin/products/${slug}`)).ok()).toBe(true);
  await page.reload();
  await expect(page.getByRole('link', { name: product, exact: true })).toHaveCount(0);
  await page.goto(`/products/${slug}`);
  await expect(page.getByText('Not for sale at the moment')).toBeVisible();
});

test('what is sold out cannot be bought on its page until there is stock', async ({ page }) => {
  const { product, addOnPage } = languages.en;
  const add = page.getByRole('button', { name: addOnPage });
  await change(page, { stock: 0 });
  await page.goto(`/products/${slug}`);
  await expect(page.locator('.site-buy').getByRole('paragraph').getByText('Sold out')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Delivery and returns' })).toBeHidden();
  await expect(add).toHaveCount(0);
  await change(page, { stock: 3 });
  await openProduct(page, `/products/${slug}`);
  await expect(page.getByRole('spinbutton')).toHaveAttribute('aria-valuemax', '3');
  await add.click();
  await expect(page.getByRole('dialog')).toContainText(product);

  // One that was built as sold out.
  const all = (await (await page.request.get('/api/products')).json()) as { slug: string; stock?: number }[];
  const soldOut = all.find(({ stock }) => stock === 0);
  if (!soldOut) throw new Error('No product is sold out.');
  await openProduct(page, `/products/${soldOut.slug}`);
  await expect(page.locator('.site-buy').getByRole('paragraph').getByText('Sold out')).toBeVisible();
  await change(page, { stock: 5 }, soldOut.slug);
  await openProduct(page, `/products/${soldOut.slug}`);
  await add.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

for (const [language, soldOut, left, move] of [
  ['en', 'Sold out', 'Only 3 left', 'Move to the cart'],
  ['de', 'Ausverkauft', 'Nur noch 3', 'In den Warenkorb'],
] as const) {
  test(`cards that were built sold out can be bought once there is stock, and not before, ${language}`, async ({
    page,
  }) => {
    const { base, addOnCard, cart } = languages[language];
    const [printer, skates] = await Promise.all(
      ['brindle-badge-printer-print-on-arrival', 'roller-skates-mint-adjustable'].map(async (of) => {
        const answer = await page.request.get(`/api/products/slug?slug=${of}&lang=${language}`);
        return (await answer.json()) as { slug: string; title: string; categories: string[] };
      }),
    );
    if (!printer || !skates) throw new Error('The products are gone.');
    const listOf = ({ categories }: { categories: string[] }) => `${base}/categories/${categories[0] ?? ''}`;
    const add = (card: Locator) => card.locator('[data-mr-action=add]');

    await page.goto(listOf(printer));
    const card = cardOf(page, printer.title).first();
    await expect(card).toContainText(soldOut);
    await expect(add(card)).toBeHidden();
    await card.locator('[data-mr-action=wishlist]').click();
    await page.goto(`${base}/wish-list`);
    await expect(cardOf(page, printer.title)).toContainText(soldOut);
    await expect(cardOf(page, printer.title).getByRole('button', { name: new RegExp(`^${move}`) })).toBeHidden();

    await change(page, { stock: 3 }, printer.slug);
    await change(page, { stock: 3 }, skates.slug);
    await page.goto(listOf(printer));
    await expect(card).toContainText(left);
    await expect(card).not.toContainText(soldOut);
    await card.getByRole('button', { name: addOnCard(printer.title) }).click();
    await expect(cartControl(page)).toHaveAccessibleName(cart(1));
    await page.goto(`${base}/wish-list`);
    await cardOf(page, printer.title)
      .getByRole('button', { name: new RegExp(`^${move}`) })
      .click();
    await expect(cartControl(page)).toHaveAccessibleName(cart(2));
    // A product with sizes asks for one.
    await page.goto(listOf(skates));
    const sized = cardOf(page, skates.title).first();
    await expect(sized).toContainText(left);
    await add(sized).click();
    await expect(page.getByRole('dialog').getByRole('radio').first()).toBeEnabled();

    // The other way round: enough, and none again.
    await change(page, { stock: 60 }, printer.slug);
    await page.goto(listOf(printer));
    await expect(card).not.toContainText(soldOut);
    await expect(card).not.toContainText(left.replace('3', ''));
    await change(page, { stock: 0 }, printer.slug);
    await page.reload();
    await expect(card).toContainText(soldOut);
    await expect(add(card)).toBeHidden();
  });
}

test('a bundle has the price and the stock of today', async ({ page }) => {
  await page.goto(`/products/${slug}`);
  const bundle = page.locator('[data-mr-root=bundle]');
  const rows = bundle.getByRole('listitem');
  const [ownHref, href] = await Promise.all(
    [rows.nth(2), rows.nth(1)].map((row) => row.getByRole('link').getAttribute('href')),
  );
  const [soldOut = '', priced = ''] = [ownHref, href].map((path) => path?.split('/').at(-1));
  await change(page, { stock: 0 }, soldOut);
  await change(page, { price: 1_000, discount: 10 }, priced);
  await page.reload();
  await expect(rows.nth(1)).toContainText('$900.00');
  await expect(rows.nth(2)).toContainText('Sold out');
  await expect(rows.nth(2).getByRole('checkbox')).toBeDisabled();
  await expect(bundle.locator('[data-mr-part=sum]')).toHaveText('$949.00');
  await bundle.getByRole('button', { name: /^Add/ }).click();
  await expect(page.getByRole('dialog')).toContainText('$949.00');
});
