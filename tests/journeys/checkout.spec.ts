import { users } from '@marketrow/fixtures';
import { axeFindings } from '../support/axe.ts';
import {
  checkoutWords,
  expectPlaced,
  field,
  fillIn,
  openCheckout,
  placedOrders,
  shopper,
  submitButton,
} from '../support/checkout.ts';
import { cartControl, expect, test } from '../support/journey.ts';
import { languages } from '../support/words.ts';

test.use({ timezoneId: 'Pacific/Honolulu' });

for (const language of ['en', 'de'] as const) {
  const { base, product, one, cart } = languages[language];
  const t = checkoutWords[language];

  test(`a guest orders, sees the order, and finds it among the orders, ${language}`, async ({ page }) => {
    await openCheckout(page, language);
    await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
    await expect(page.getByRole('complementary')).toContainText(product);
    await expect(page.getByRole('complementary')).toContainText(one);
    await fillIn(page, language);
    await field(page, 'note', language).fill('Ring twice, please.');
    // The cart is emptied before the page of the order is there: until then the order stays in sight.
    let beforeThePage: string | null = null;
    await page.route('**/orders/*', async (route) => {
      if (route.request().method() === 'HEAD')
        beforeThePage = await page.getByRole('heading', { level: 1 }).textContent();
      await route.continue();
    });
    await submitButton(page, language).click();

    const id = await expectPlaced(page, language);
    expect(beforeThePage).toBe(t.title);
    await expect(page.getByRole('main')).toContainText(product);
    for (const line of ['Mill Lane 5', 'Dover', 'DE 19901', t.home])
      await expect(page.getByRole('region', { name: t.address }).getByText(line, { exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByText(t.thanks)).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Ring twice, please.');
    await expect(page.getByRole('main')).toContainText(one);
    await expect(page.getByRole('list', { name: t.steps }).locator('[aria-current="step"]')).toBeVisible();
    const times = page.getByRole('main').getByRole('time');
    await expect(times).toHaveCount(2);
    for (const time of await times.all()) {
      await expect(time).toHaveAttribute('title', language === 'de' ? /Hawaii-Aleuten-Normalzeit$/ : /Hawaii-.+ Time$/);
      await expect(time).not.toHaveText(/UTC/);
    }
    await expect(cartControl(page)).toHaveAccessibleName(cart(0));
    expect(await placedOrders(page)).toMatchObject([{ id, totalPrice: 49, note: 'Ring twice, please.' }]);

    await page.goto(`${base}/orders`);
    const first = page.getByRole('table', { name: t.orders }).getByRole('link').first();
    await expect(first).toHaveAttribute('href', `${base}/orders/${id}`);
    await page.reload();
    await first.click();
    await expect(page.getByRole('heading', { level: 1, name: t.order })).toBeVisible();
  });

  test(`axe finds nothing in the checkout, its messages and the order, ${language}`, async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(base || '/');
      await page.evaluate(() => localStorage.clear());
      await openCheckout(page, language);
      expect(await axeFindings(page)).toEqual([]);
      await submitButton(page, language).click();
      await expect(page.getByText(t.firstNameRequired)).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await fillIn(page, language);
      await submitButton(page, language).click();
      await expectPlaced(page, language);
      expect(await axeFindings(page)).toEqual([]);
    }
  });
}

test('a customer orders with the name and an address of the account', async ({ page }) => {
  const customer = users[8]!;
  await page.request.post('/login/customer', { data: { username: customer.email, password: customer.password } });
  await page.request.get('/session');
  await openCheckout(page);
  await expect(field(page, 'firstName')).toHaveValue(customer.name.firstName);
  await expect(field(page, 'email')).toHaveValue(customer.email);
  await submitButton(page).click();
  const id = await expectPlaced(page);
  // It belongs to the customer, not to this browser.
  await page.context().clearCookies();
  expect(await placedOrders(page)).toEqual([]);
  await page.request.post('/login/customer', { data: { username: customer.email, password: customer.password } });
  expect(await placedOrders(page)).toMatchObject([{ id }]);
});

test('a guest is offered nobody’s addresses, may pick up at the shop, and gets a page without anybody’s account', async ({
  page,
}) => {
  await openCheckout(page);
  await fillIn(page);
  await expect(page.getByRole('radiogroup', { name: 'Deliver to' })).toBeHidden();
  await page.getByRole('radio', { name: /^Pick up at the shop/ }).check({ force: true });
  await submitButton(page).click();
  const id = await expectPlaced(page);
  for (const visit of ['at once', 'again']) {
    const main = page.getByRole('main');
    await expect(main, visit).toContainText(shopper.email);
    await expect(main.getByText('Pick up at the shop').first(), visit).toBeVisible();
    await expect(main.getByRole('link', { name: 'Create an account' }), visit).toHaveAttribute(
      'href',
      `/register#email=${encodeURIComponent(shopper.email)}`,
    );
    await expect(main.getByRole('heading', { level: 1, name: 'Thank you, Ines' }), visit).toBeVisible();
    await expect(main.getByRole('link', { name: 'link to this order' })).toHaveAttribute('href', `/orders/${id}`);
    await expect(main.getByRole('navigation', { name: 'Account' }), visit).toBeHidden();
    await expect(main, visit).not.toContainText('With us since');
    await page.reload();
  }
});

test('by keyboard alone; the first field with a message has the focus', async ({ page }) => {
  await openCheckout(page);
  await submitButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('First name is required')).toBeVisible();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(field(page, 'firstName')).toBeFocused();
  await expect(field(page, 'firstName')).toHaveAccessibleDescription(/First name is required/);
  for (const text of [shopper.firstName, shopper.lastName, shopper.email, shopper.phone]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  // The first letters of a country choose it.
  for (const text of [shopper.country, shopper.street, '', shopper.city, shopper.region, shopper.postcode]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(field(page, 'country')).toHaveValue(shopper.country);
  await expect(page).not.toHaveTitle(/^Error: /);
  const delivery = page.getByRole('radio', { name: /^Deliver to the address/ });
  await expect(delivery).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Pick up at the shop/ })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', { name: /^Wrap as a gift/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: /^Demo payment, no money moves/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(field(page, 'note')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(submitButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectPlaced(page);
});

for (const language of ['en', 'de'] as const) {
  const { base } = languages[language];
  test(`no bar leads out, and a guest who logs in comes back, ${language}`, async ({ page }) => {
    await openCheckout(page, language);
    await expect(page.getByRole('navigation').or(page.getByRole('search'))).toHaveCount(0);
    const head = page.getByRole('banner').getByRole('link');
    await expect(head).toHaveCount(2);
    await expect(head.last()).toHaveAttribute('href', `${base}/cart`);
    const foot = page.getByRole('contentinfo').getByRole('link');
    expect(
      await foot.evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname)),
    ).toEqual([
      ...['returns', 'terms', 'privacy', 'accessibility'].map((path) => `${base}/${path}`),
      language === 'en' ? '/de/checkout' : '/checkout',
    ]);
    await field(page, 'note', language).fill('Ring twice.');
    await page.getByRole('main').getByRole('link', { name: checkoutWords[language].logIn }).click();
    await expect(page).toHaveURL(`${base}/login?returnTo=${encodeURIComponent(`${base}/checkout`)}`);
    const customer = users[8]!;
    await page.locator('input[name=email]').fill(customer.email);
    await page.locator('input[name=password]').fill(customer.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${base}/checkout`);
    await expect(field(page, 'email', language)).toHaveValue(customer.email);
    await expect(page.getByRole('main').getByRole('link', { name: checkoutWords[language].logIn })).toHaveCount(0);
  });
}

for (const language of ['en', 'de'] as const) {
  const { base } = languages[language];
  const t = checkoutWords[language];

  test(`wrapped as a gift, with an address in another country, ${language}`, async ({ page }) => {
    await openCheckout(page, language);
    await fillIn(page, language);
    const [postcode, wrong] = [page.locator('[name=postcode]'), '790'];
    await field(page, 'country', language).selectOption('Germany');
    await expect(page.locator('[name=region]')).toHaveCount(0);
    await expect(field(page, 'city', language)).toHaveValue(shopper.city);
    await postcode.fill(wrong);
    await page.getByRole('checkbox', { name: t.gift }).check();
    await page.locator('[name^=giftMessage-]').fill('Happy birthday!');
    await submitButton(page, language).click();
    await expect(postcode).toBeFocused();
    await expect(postcode).toHaveAccessibleDescription(/10115/);
    expect(await axeFindings(page)).toEqual([]);
    await postcode.fill('79098');
    await page.reload();
    await expect(postcode).toHaveValue('79098');
    await expect(page.locator('[name^=giftMessage-]')).toHaveValue('Happy birthday!');
    await submitButton(page, language).click();
    const id = await expectPlaced(page, language);
    await expect(page.getByRole('main')).toContainText('79098 Dover');
    await expect(page.getByRole('main')).toContainText(t.giftCard);
    await page.goto(`${base}/admin/orders/${id}`);
    await expect(page.getByRole('main')).toContainText('Happy birthday!');
  });
}

for (const language of ['en', 'de'] as const) {
  const { base } = languages[language];
  const t = checkoutWords[language];

  test.describe('coupons', () => {
    test.use({ allowedComplaints: /status of 409/ });

    test(`a coupon: a wrong code is told, the right one is in total and order, ${language}`, async ({ page }) => {
      await openCheckout(page, language);
      await fillIn(page, language);
      const code = page.getByLabel(t.couponCode);
      // In one column the summary is folded.
      const summary = page.getByRole('complementary').getByRole('button', { expanded: false });
      if (await summary.isVisible()) await summary.click();
      await code.fill('first-50');
      await code.press('Enter');
      await expect(page.getByRole('alert').filter({ hasText: t.couponUsed })).toBeVisible();
      await code.fill('welcome10');
      await code.press('Enter');
      await expect(page.getByRole('complementary')).toContainText('WELCOME10');
      await expect(submitButton(page, language)).toContainText(language === 'de' ? '44,10' : '44.10');
      expect(await axeFindings(page)).toEqual([]);
      // The code is kept with what was typed.
      await page.reload();
      await expect(submitButton(page, language)).toContainText(language === 'de' ? '44,10' : '44.10');
      await submitButton(page, language).click();
      const id = await expectPlaced(page, language);
      expect(await placedOrders(page)).toMatchObject([{ id, discount: 4.9, totalPrice: 44.1 }]);
      await page.goto(`${base}/checkout`);
      await expect(page.getByText('WELCOME10')).toHaveCount(0);
    });
  });
}

test('an empty cart has nothing to order and says where to go', async ({ page }) => {
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect(submitButton(page)).toBeHidden();
});

for (const language of ['en', 'de'] as const) {
  test(
    `on a phone the total comes before the fields and on the button, and no bar covers them, ${language}`,
    { tag: '@phone' },
    async ({ page }) => {
      const { base } = languages[language];
      await openCheckout(page, language);
      await expect(submitButton(page, language)).toHaveText(/ · .*49/);
      const summary = page.getByRole('complementary').getByRole('button', { expanded: false });
      await expect(summary).toContainText('49');
      const fieldTop = (await field(page, 'firstName', language).boundingBox())?.y ?? 0;
      expect((await summary.boundingBox())?.y).toBeLessThan(fieldTop);
      const lines = page.getByRole('complementary').getByRole('list');
      await expect(lines).toBeHidden();
      await summary.click();
      await expect(lines).toBeVisible();
      await expect(page.locator('.site-bottom-nav')).toBeHidden();

      await page.goto(`${base}/cart`);
      const total = page.locator('.site-cart-foot');
      await expect(total).toBeVisible();
      await expect(page.locator('.site-bottom-nav')).toBeHidden();
      await page.getByRole('complementary').scrollIntoViewIfNeeded();
      const [bar, sums] = [await total.boundingBox(), await page.getByRole('complementary').boundingBox()];
      expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(sums?.y ?? 0);
    },
  );
}
