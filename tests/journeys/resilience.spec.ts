import { products, users } from '@marketrow/fixtures';
import type { Page } from '@playwright/test';
import { cartControl, expect, expectStored, test } from '../support/journey.ts';
import { languages } from '../support/words.ts';

test.use({ allowedComplaints: /ERR_|status of (?:401|404)|Error (?:loading|saving) cart items/ });

const { slug, product, addOnPage, cart, quantity, increase } = languages.en;

async function addOne(page: Page): Promise<void> {
  await page.goto(`/products/${slug}`);
  await page.getByRole('button', { name: addOnPage }).click();
  await expectStored(page, { [slug]: 1 });
}

test('offline, the cart says what is not saved, and saves it when the connection is back', async ({
  page,
  context,
}) => {
  await addOne(page);
  await page.goto('/cart');
  await expect(page.getByRole('spinbutton', { name: quantity(product) })).toHaveValue('1');
  await context.setOffline(true);
  await page.getByRole('button', { name: increase(product) }).click();
  await expect(page.getByRole('spinbutton', { name: quantity(product) })).toHaveValue('2');
  // Nothing is said of a short break.
  await expect(page.getByText('Not saved yet')).toBeHidden();
  await expect(page.getByText('Not saved yet').first()).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('button', { name: 'Retry' }).first()).toBeVisible();
  await context.setOffline(false);
  await expectStored(page, { [slug]: 2 });
  await expect(page.getByText('Not saved yet')).toBeHidden();
});

// What a portal or a proxy sends in place of a file may be JSON as well.
for (const body of ['{"error":"Log in first"}', 'null'])
  test(`with ${body} in place of a file of the shop, the header stays, and the cart has its page`, async ({ page }) => {
    await page.route('**/data/**', (route) => route.fulfill({ contentType: 'application/json', body }));
    await addOne(page);
    await cartControl(page).click();
    await expect(page).toHaveURL('/cart');
    await expect(page.getByRole('spinbutton', { name: quantity(product) })).toHaveValue('1');
    await page.goto('/gift-shop');
    await page.locator('header [data-mr-opens=menu]').click();
    await expect(page).toHaveURL('/categories');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Search', exact: true })).toBeVisible();
  });

/** How cookies are when they are blocked: none to read, or an error for each use, as in a sandboxed page. */
const blockedCookies = { 'have no effect': false, 'throw an error': true };
for (const [how, throws] of Object.entries(blockedCookies))
  test(`with storage blocked and cookies that ${how}, the cart lasts as long as the page`, async ({ page }) => {
    await page.addInitScript((cookieThrows) => {
      const blocked = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: blocked });
      const cookie = cookieThrows ? { get: blocked, set: blocked } : { get: () => '', set: () => undefined };
      Object.defineProperty(Document.prototype, 'cookie', cookie);
    }, throws);
    await page.goto(`/products/${slug}`);
    await page.getByRole('button', { name: addOnPage }).click();
    await expect(cartControl(page)).toHaveAccessibleName(cart(1));
    await page.keyboard.press('Escape');
    for (const path of ['/', '/cart', '/checkout', '/wish-list', '/orders', '/login']) {
      await page.goto(path);
      await expect(
        page
          .getByRole('heading', { level: 1 })
          .or(page.getByRole('heading', { name: 'Your cart is empty' }))
          .first(),
      ).toBeVisible();
    }
  });

test.describe('with a session', () => {
  const customer = users[9]!;
  const [here, there] = products.filter(({ published }) => published).slice(30, 32);

  test('the wishlists of device and customer become one, and leave with the session', async ({ page }) => {
    await page.request.post('/login/customer', { data: { username: customer.email, password: customer.password } });
    await page.request.put('/customer-wish-list', { data: { ids: [there!.id] } });
    await page.request.post('/logout', { data: {} });
    await page.goto(`/products/${here!.slug}`);
    const heart = page
      .getByRole('main')
      .getByRole('button', { name: `Add ${here!.title} to wishlist` })
      .first();
    await heart.click();
    // A press that comes before the scripts is played again; leaving sooner would lose it.
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await page.goto('/login?returnTo=/wish-list');
    await page.getByLabel('Email or Phone Number').fill(customer.email);
    await page.getByLabel('Password', { exact: true }).fill(customer.password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL('/wish-list');
    const list = page.getByRole('list', { name: 'Wishlist' });
    await expect(list.getByRole('article')).toHaveCount(2);
    await expect(list.getByRole('link', { name: here!.title }).first()).toBeVisible();
    await expect(list.getByRole('link', { name: there!.title }).first()).toBeVisible();
    const stored = await page.request.get('/customer-wish-list');
    expect(((await stored.json()) as { ids: string[] }).ids.toSorted()).toEqual([here!.id, there!.id].toSorted());

    await page.getByRole('button', { name: 'Log out' }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL('/');
    await page.goto('/wish-list');
    await expect(page.getByRole('heading', { name: 'Nothing on your wishlist yet' })).toBeVisible();
  });

  test('every page says who is logged in, and leads out', async ({ page }, { project }) => {
    await page.goto('/categories');
    const account = page.getByRole('banner').getByRole('link', { name: 'Account' });
    if (project.name === 'desktop') {
      await account.hover();
      await expect(account).toHaveAttribute('href', '/login?returnTo=%2Fcategories');
    }
    await expect(page.getByRole('button', { name: 'Log out' })).toBeHidden();
    await page.goto('/login?returnTo=/categories');
    await page.getByLabel('Email or Phone Number').fill(customer.email);
    await page.getByLabel('Password', { exact: true }).fill(customer.password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL('/categories');
    const out = page.getByRole('button', { name: 'Log out' });
    await out.focus();
    if (project.name === 'desktop') {
      const name = `${customer.name.firstName} ${customer.name.lastName}`;
      await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', '/profile');
      await expect(account).toHaveAttribute('href', '/profile');
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    await expect(out).toBeHidden();
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('mr-session');
  });

  test.describe('in a wide window', () => {
    test.use({ viewport: { width: 1440, height: 900 } });

    test('the first press in the header leads to the account, also before the scripts are there', async ({ page }) => {
      await page.request.post('/login/customer', { data: { username: customer.email, password: customer.password } });
      await page.route(/\/intent\.[^/]+\.js/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1_000));
        await route.continue();
      });
      await page.goto('/categories');
      await page.getByRole('banner').getByRole('link', { name: 'Account' }).click();
      await expect(page).toHaveURL('/profile');
    });

    test('without the scripts of the frame, the link in the header is a link', async ({ page }) => {
      await page.route(/\/intent\.[^/]+\.js/, (route) => route.abort());
      await page.goto('/categories');
      await page.getByRole('banner').getByRole('link', { name: 'Account' }).click();
      await expect(page).toHaveURL('/login');
    });
  });
});
