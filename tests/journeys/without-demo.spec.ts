import { checkoutWords, fillIn, openCheckout, submitButton } from '../support/checkout.ts';
import { expect, test } from '../support/journey.ts';

/** A shop with goods that shows no sample customer. */
test.use({ environment: { DEMO: '0' } });

for (const [language, base, words] of [
  ['en', '', { orders: 'Orders', none: 'No orders yet', ask: 'Please log in', logIn: 'Log in' }],
  [
    'de',
    '/de',
    { orders: 'Bestellungen', none: 'Noch keine Bestellungen', ask: 'Bitte melden Sie sich an', logIn: 'Anmelden' },
  ],
] as const) {
  test(`a guest buys and finds the order, and no sample customer, ${language}`, async ({ page }) => {
    const sampleName = page.getByText(/Calder|calder/);
    const main = page.getByRole('main');

    await page.goto(`${base}/orders`);
    await expect(main.getByText(words.none)).toBeVisible();
    await expect(sampleName).toHaveCount(0);

    await openCheckout(page, language);
    await expect(sampleName).toHaveCount(0);
    await fillIn(page, language);
    await submitButton(page, language).click();
    await expect(page).toHaveURL(new RegExp(`${base}/orders/[0-9a-f-]{36}$`));
    await expect(page.getByRole('heading', { level: 1, name: checkoutWords[language].order })).toBeVisible();
    const id = page.url().split('/').at(-1) ?? '';

    await page.goto(`${base}/orders`);
    await expect(page.getByRole('heading', { level: 1, name: words.orders })).toBeVisible();
    await expect(main.getByRole('table', { name: words.orders }).getByRole('link')).toHaveCount(1);
    await expect(main.getByRole('link', { name: new RegExp(`#${id.slice(0, 8)}`) })).toBeVisible();

    for (const path of ['/profile', '/address', '/address/new', '/support-tickets']) {
      await page.goto(base + path);
      await expect(page.getByRole('heading', { level: 1, name: words.ask })).toBeVisible();
      await expect(sampleName).toHaveCount(0);
    }
    await page.goto(`${base}/profile`);
    await main.getByRole('link', { name: words.logIn, exact: true }).last().click();
    await expect(page).toHaveURL(new RegExp(`${base}/login\\?returnTo=${encodeURIComponent(`${base}/profile`)}$`));
    await expect(page.getByRole('heading', { level: 1, name: words.logIn })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^(?:Sample accounts|Beispielkonten)$/ })).toHaveCount(0);
    expect((await page.request.get(`${base}/login/demo`)).status()).toBe(404);
  });
}
