import { test as base, expect } from '@playwright/test';
import { users } from '@marketrow/fixtures';
import { join } from 'node:path';
import { serveFiles } from '../../scripts/lib/file-server.mjs';
import { checkoutWords, field, fillIn, shopper, submitButton } from '../support/checkout.ts';
import { cartControl } from '../support/journey.ts';
import { walkLoop } from '../support/loop.ts';
import { freePort } from '../../scripts/lib/freePort.mjs';
import { languages } from '../support/words.ts';

const folder = join(import.meta.dirname, '..', '..', 'site', 'demo', 'dist');

/** One file server a worker; a page that reports an error fails its test. */
const test = base.extend<{ quietConsole: undefined }, { address: string }>({
  address: [
    // Playwright reads the fixtures that a fixture needs from this pattern; it needs none.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const port = await freePort();
      const server = await serveFiles(folder, { port });
      await use(`http://127.0.0.1:${String(port)}`);
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ address }, use) => use(address),
  quietConsole: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && !/status of 40[14]/.test(message.text())) complaints.push(message.text());
      });
      await use(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

for (const language of ['en', 'de'] as const) {
  const { base: prefix, product, addOnPage, cart, quantity, one } = languages[language];
  const t = checkoutWords[language];

  test(`find, add, reload, order, and the order stands in the list, ${language}`, async ({ page }) => {
    await page.goto(`${prefix}/gift-shop`);
    await expect(page.getByRole('complementary', { name: 'Demo' })).toContainText(/this device|diesem Gerät/);
    await page.getByRole('link', { name: product, exact: true }).first().click();
    await page.getByRole('button', { name: addOnPage }).first().click();
    await expect(cartControl(page)).toHaveAccessibleName(cart(1));
    await page.reload();
    await expect(cartControl(page)).toHaveAccessibleName(cart(1));

    await page.goto(`${prefix}/cart`);
    await expect(page.getByRole('spinbutton', { name: quantity(product) })).toHaveValue('1');
    await page.goto(`${prefix}/checkout`);
    await expect(submitButton(page, language)).toBeVisible();
    await fillIn(page, language);
    await submitButton(page, language).click();

    await expect(page).toHaveURL(new RegExp(`${prefix}/orders/[0-9a-f-]{36}$`));
    await expect(page.getByRole('heading', { level: 1, name: t.order })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(product);
    await expect(page.getByRole('main')).toContainText(shopper.street);
    const id = page.url().split('/').at(-1) ?? '';
    await page.reload();
    await expect(page).toHaveURL(new RegExp(id));
    await expect(page.getByRole('heading', { level: 1, name: t.order })).toBeVisible();

    await page.goto(`${prefix}/orders`);
    const newest = page.getByRole('table', { name: t.orders }).getByRole('link').first();
    await expect(newest).toHaveAttribute('href', `${prefix}/orders/${id}`);
    await expect(page.getByRole('table', { name: t.orders })).toContainText(one);
    await expect(cartControl(page)).toHaveAccessibleName(cart(0));
  });
}

test('a login takes the cart along, keeps the wishlist, and ends', async ({ page }) => {
  const { slug, addOnPage, cart } = languages.en;
  const customer = users[3]!;
  await page.goto(`/products/${slug}`);
  await page.getByRole('button', { name: addOnPage }).first().click();
  await page.keyboard.press('Escape');
  await page
    .getByRole('main')
    .getByRole('button', { name: /wishlist/i })
    .first()
    .click();
  await page.goto('/login?returnTo=/cart');
  await page.getByLabel('Email or Phone Number').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Email or password is wrong.' }).first()).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL('/cart');
  await expect(cartControl(page)).toHaveAccessibleName(cart(1));
  await page.goto('/profile');
  await expect(
    page.getByText(`${customer.name.firstName} ${customer.name.lastName}`).filter({ visible: true }).first(),
  ).toBeVisible();
  const menu = page.getByRole('button', { name: 'Account', exact: true });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: 'Log out' }).filter({ visible: true }).last().click();
  await expect(page).toHaveURL('/');
  await expect(cartControl(page)).toHaveAccessibleName(cart(0));
});

test('a sample account fills in the login, and logs in', async ({ page }) => {
  await page.goto('/de/login');
  const samples = page.getByRole('region', { name: 'Beispielkonten' });
  await samples.getByRole('button', { name: 'Eintragen: Gage Paquette' }).click();
  await expect(page.getByLabel('E-Mail-Adresse oder Telefonnummer')).toHaveValue('gage.paquette@marketrow.example');
  await expect(page).toHaveURL('/de/login');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/de');
});

test("the administrator's change of a price reaches built pages, the cart and the order", async ({ page }) => {
  const { slug, product, addOnPage } = languages.en;
  await page.goto(`/products/${slug}`);
  const status = await page.evaluate(async (path) => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch(path, { method: 'PUT', headers, body: JSON.stringify({ price: 40, discount: 25 }) })).status;
  }, `/api/admin/products/${slug}`);
  expect(status).toBe(200);
  await page.goto('/gift-shop');
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: product, exact: true }) });
  await expect(card.first()).toContainText('$30.00');
  await page.goto(`/products/${slug}`);
  await expect(page.locator('.site-buy-price')).toContainText('$30.00');
  await page.getByRole('button', { name: addOnPage }).first().click();
  await expect(page.getByRole('dialog')).toContainText('$30.00');
  await page.goto('/checkout');
  await fillIn(page, 'en');
  await submitButton(page, 'en').click();
  await expect(page).toHaveURL(/\/orders\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('main')).toContainText('$30.00');
});

test('edits of the account stay on this device', async ({ page }) => {
  await page.goto('/address/new');
  for (const [name, text] of [
    [/Name of this address/, 'Boathouse'],
    [/Street/, 'Mill Lane 5'],
    [/City/, 'Dover'],
    [/Postcode/, '19901'],
  ] as const)
    await page.getByRole('textbox', { name }).fill(text);
  await page.getByRole('combobox', { name: /Country/ }).selectOption('Brazil');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page).toHaveURL('/address');
  await expect(page.getByRole('heading', { name: 'Boathouse' })).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: 'Edit Boathouse' }).click();
  await expect(page).toHaveURL(/\/address\/[^/]+$/);
  await expect(page.getByRole('textbox', { name: /Street/ })).toHaveValue('Mill Lane 5');
});

test('an unknown address says so, also to who has orders', async ({ page }) => {
  await page.goto('/orders/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not found|nothing/i);
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect(field(page, 'street')).toBeHidden();
});

test('an order is delivered, refunded and paid out, each role in a tab of its own', async ({ page, context }) => {
  test.setTimeout(240_000);
  await page.goto('/');
  const [seller, admin] = await Promise.all([context.newPage(), context.newPage()]);
  await walkLoop({ shopper: page, seller, admin });
});
