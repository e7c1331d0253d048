import { axeFindings } from '../support/axe.ts';
import { expectPlaced, field, fillIn, openCheckout, submitButton } from '../support/checkout.ts';
import { expect, test } from '../support/journey.ts';

const words = {
  en: {
    base: '',
    track: 'Find an order without an account',
    title: 'Find your order',
    number: /^Order number/,
    email: /^Email/,
    submit: 'Find order',
    numberRequired: 'Order number is required',
    wrong: 'No order has this number and this email.',
    order: /^Order #/,
    register: 'Create an account',
    readOnly: 'You see this order by its number and email.',
    cancel: 'Cancel order',
  },
  de: {
    base: '/de',
    track: 'Bestellung ohne Kundenkonto finden',
    title: 'Bestellung finden',
    number: /^Bestellnummer/,
    email: /^E-Mail-Adresse/,
    submit: 'Bestellung finden',
    numberRequired: 'Die Bestellnummer fehlt',
    wrong: 'Keine Bestellung hat diese Nummer und diese E-Mail-Adresse.',
    order: /^Bestellung #/,
    register: 'Kundenkonto anlegen',
    readOnly: 'Sie sehen diese Bestellung über Nummer und E-Mail-Adresse.',
    cancel: 'Bestellung stornieren',
  },
} as const;

for (const language of ['en', 'de'] as const) {
  const t = words[language];

  test(`a guest finds the order in another browser by number and email, ${language}`, async ({ page }) => {
    const email = `find-order-${language}@example.com`;
    await openCheckout(page, language);
    await fillIn(page, language);
    await field(page, 'email', language).fill(email);
    await submitButton(page, language).click();
    const id = await expectPlaced(page, language);

    await page.getByRole('main').getByRole('link', { name: t.register }).click();
    await expect(page.getByRole('textbox', { name: /^E-?Mail/i })).toHaveValue(email);

    await page.context().clearCookies();
    await page.goto(`${t.base}/track-order`);
    await page.getByRole('link', { name: t.track }).click();
    await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    const main = page.getByRole('main');
    const submit = main.getByRole('button', { name: t.submit });
    await submit.click();
    await expect(main.getByText(t.numberRequired)).toBeVisible();
    await main.getByRole('textbox', { name: t.number }).fill(`#${id.slice(0, 8)}`);
    await main.getByRole('textbox', { name: t.email }).fill('else@example.com');
    await submit.click();
    await expect(main.getByText(t.wrong)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await main.getByRole('textbox', { name: t.email }).fill(email);
    await submit.click();
    await expect(page).toHaveURL(`${t.base}/orders/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: t.order })).toBeVisible();
    await expect(main.getByText(email)).toBeVisible();
    // A number and an email are on every parcel: they show the order, and change nothing.
    await expect(main.getByText(t.readOnly)).toBeVisible();
    await expect(main.getByRole('button', { name: t.cancel })).toHaveCount(0);
    expect(await axeFindings(page)).toEqual([]);
    await page.reload();
    await expect(main.getByText(email)).toBeVisible();
  });
}

test('the login leads to the look-up, and back', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('main').getByRole('link', { name: 'Find your order' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/login');
});
