import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';

// A journey of these changes everybody's stock.
test.use({ changesShop: true });

const words = {
  en: {
    base: '',
    open: 'Tell me when it is back',
    some: 'Size or color sold out? Get an email',
    email: 'Email',
    send: 'Email me',
    asked: 'You get one email when it is back in stock.',
    demo: 'A demo: it is noted on this device, and no email is sent.',
    takeBack: 'Cancel',
  },
  de: {
    base: '/de',
    open: 'Benachrichtigen, wenn es wieder da ist',
    some: 'Auswahl ausverkauft? E-Mail erhalten',
    email: 'E-Mail-Adresse',
    send: 'Benachrichtigen',
    asked: 'Sie erhalten eine einzige E-Mail, sobald es wieder vorrätig ist.',
    demo: 'Eine Demo: Ihr Wunsch ist auf diesem Gerät vermerkt, und es wird keine E-Mail gesendet.',
    takeBack: 'Abbrechen',
  },
} as const;
const slug = 'garden-umbrella-striped-2-m';

async function setStock(page: Page, of: string, stock: number): Promise<void> {
  const answer = await page.request.put(`/api/admin/products/${of}`, { data: { stock } });
  expect(answer.status()).toBe(200);
}

for (const language of ['en', 'de'] as const) {
  const { base, open, email, send, asked, demo, takeBack } = words[language];

  test(`an email about a sold-out product is asked for, shown on return, and taken back, ${language}`, async ({
    page,
  }) => {
    await page.goto(`${base}/products/${slug}`);
    await page.locator('summary').filter({ hasText: open }).click();
    const form = page.locator('.site-notify');
    await form.getByLabel(email).fill(`notice-${language}@example.com`);
    await form.getByRole('button', { name: send }).click();
    await expect(form).toContainText(asked);
    // The shop of the journeys prints its mails.
    await expect(form).toContainText(demo);
    expect(await axeFindings(page, { within: '.site-notify' })).toEqual([]);

    await page.reload();
    await expect(form).toContainText(asked);
    await form.getByRole('button', { name: takeBack }).click();
    await expect(form.getByLabel(email)).toBeFocused();
    await page.reload();
    await expect(page.locator('summary').filter({ hasText: open })).toBeVisible();
    await expect(form.getByText(asked)).toHaveCount(0);

    // What is back needs no email.
    await setStock(page, slug, 4);
    await page.reload();
    await expect(form).toBeHidden();
    await expect(page.locator('#buy')).toBeVisible();
  });
}

test('an email about a size that is sold out is asked for by its name', async ({ page }) => {
  const { some, email, send } = words.en;
  await page.goto('/products/brackmoor-hiking-boots-waxed-leather');
  await page.locator('summary').filter({ hasText: some }).click();
  const form = page.locator('.site-notify');
  await form.getByLabel(email).fill('notice-size@example.com');
  await form.getByRole('button', { name: send }).click();
  await expect(form).toContainText('Size 7: you get one email when it is back in stock.');
});

test.describe('with stock that comes back meanwhile', () => {
  test.use({ allowedComplaints: /status of (?:404|409)/ });

  test('the form says so', async ({ page }) => {
    const { open, email, send } = words.en;
    await page.goto(`/products/${slug}`);
    await page.locator('summary').filter({ hasText: open }).click();
    await page.locator('.site-notify').getByLabel(email).fill('notice-late@example.com');
    await setStock(page, slug, 2);
    await page.locator('.site-notify').getByRole('button', { name: send }).click();
    await expect(page.locator('.site-notify').getByRole('alert')).toContainText('It is in stock again.');
  });
});

test('a quick view of a sold-out product asks, too', { tag: '@desktop' }, async ({ page }) => {
  await setStock(page, 'keyfold-c1-hardware-security-key', 0);
  await page.goto('/gift-shop/secure-access');
  const card = page.getByRole('article').filter({ hasText: 'Keyfold C1' });
  await card.getByRole('link').focus();
  await card.getByRole('button', { name: /^Quick view/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Choice').selectOption({ index: 1 });
  await dialog.getByLabel('Email').fill('notice-quick@example.com');
  await dialog.getByRole('button', { name: 'Email me' }).click();
  await expect(dialog).toContainText('you get one email when it is back in stock.');
});

test('the link of an email ends them, after a press', async ({ page }) => {
  const answer = await page.request.get(`/api/products/slug?slug=${slug}`);
  const { id } = (await answer.json()) as { id: string };
  const asked = await page.request.post('/stock-notices', {
    data: { id, email: 'notice-stop@example.com', language: 'en' },
  });
  const { token } = (await asked.json()) as { token: string };
  await page.goto(`/stop-notices?token=${token}`);
  await page.getByRole('button', { name: 'End these emails' }).click();
  await expect(page.getByText('You get no more of these emails.')).toBeVisible();
});
