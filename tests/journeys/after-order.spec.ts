import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe.ts';
import { expectPlaced, fillIn, openCheckout, submitButton } from '../support/checkout.ts';
import { expect, storedCart, test } from '../support/journey.ts';

test.use({ changesShop: true });

interface Order {
  id: string;
  items: { product_name: string; product_slug: string; variant?: string }[];
}

const ownOrders = async (page: Page) => (await (await page.request.get('/api/users/orders')).json()) as Order[];

/** Keeps what is printed: the dialog of the browser would wait for a person. */
async function keepPrints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', document.title);
  });
}

const words = {
  en: { print: 'Print invoice', title: 'Invoice', number: 'Invoice number', file: /^Invoice [0-9a-f]{8}$/ },
  de: { print: 'Rechnung drucken', title: 'Rechnung', number: 'Rechnungsnummer', file: /^Rechnung [0-9a-f]{8}$/ },
} as const;

for (const language of ['en', 'de'] as const) {
  const t = words[language];

  test(`a guest prints the invoice, alone on its paper, ${language}`, async ({ page }) => {
    await keepPrints(page);
    await openCheckout(page, language);
    await fillIn(page, language);
    await submitButton(page, language).click();
    const id = await expectPlaced(page, language);
    await page.getByRole('button', { name: t.print }).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed', t.file);
    const paper = page.locator('.site-paper');
    await expect(paper).toBeHidden();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(paper.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
    await expect(paper).toContainText(id.slice(0, 8));
    await expect(paper).toContainText('Mill Lane 5');
    await expect(paper.getByRole('heading', { level: 2, name: 'Cybershop' })).toBeVisible();
    // The address of the shop.
    await expect(paper).toContainText(/@/);
    await expect(page.getByRole('banner').first()).toBeHidden();
    // Dark ink, also where the theme is dark.
    expect(await paper.evaluate((element) => getComputedStyle(element).color)).toMatch(/^oklch\(0\.[12]/);
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(paper).toHaveCount(0);
    await expect(page.getByRole('main')).toBeVisible();
  });
}

test('one line of an order is bought again, in its choice', async ({ page }) => {
  const order = (await ownOrders(page)).find(({ items }) => items.length > 1 && items.some(({ variant }) => variant));
  const item = order!.items.find(({ variant }) => variant !== undefined)!;
  await page.goto(`/orders/${order!.id}`);
  await page.getByRole('button', { name: `Buy again: ${item.product_name}` }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const cart = await storedCart(page);
  expect(cart.map(({ slug }) => slug)).toEqual([item.product_slug]);
  expect(cart[0]?.id).toContain('~');
});

test('a question about a line has it as its subject', async ({ page }) => {
  const [order] = await ownOrders(page);
  const [{ product_name: name } = { product_name: '' }] = order!.items;
  await page.goto(`/orders/${order!.id}`);
  await page
    .getByRole('button', { name: `Ask about it: ${name}` })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('About')).toHaveValue('0');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByLabel('Your question').fill('Does it come in blue?');
  await dialog.getByRole('button', { name: 'Send question' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Order #${order!.id.slice(0, 8)}: ${name}` })).toBeVisible();
});

test('a new ticket begins on the list of tickets', async ({ page }) => {
  await page.goto('/support-tickets');
  await page.getByRole('button', { name: 'New ticket' }).click();
  const dialog = page.getByRole('dialog', { name: 'New ticket' });
  await dialog.getByRole('button', { name: 'Send question' }).click();
  await expect(dialog.getByText('Subject is required')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByLabel('Subject').fill('Where is my invoice?');
  await dialog.getByLabel('Your question').fill('I would like it on paper.');
  await dialog.getByRole('button', { name: 'Send question' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Where is my invoice?' })).toBeVisible();
});

test('the seller and the administrator print packing slips', async ({ page }) => {
  await keepPrints(page);
  const orders = (await (await page.request.get('/api/admin/orders')).json()) as (Order & {
    status: string;
    parts?: { status: string }[];
  })[];
  const several = orders.find(({ parts = [] }) => parts.filter(({ status }) => status !== 'Cancelled').length > 1);
  await page.goto(`/admin/orders/${several!.id}`);
  await page.getByRole('button', { name: 'Print packing slip' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', `Packing slip ${several!.id.slice(0, 8)}`);
  const slips = page.locator('.site-paper > article');
  await expect(slips).toHaveCount(several!.parts!.filter(({ status }) => status !== 'Cancelled').length);
  await expect(slips.first()).toContainText(/@/);

  await page.goto('/vendor/orders');
  await page.waitForLoadState('networkidle');
  // Opens the dialog, which asks before it delivers.
  await page
    .getByRole('button', { name: /: Deliver$/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Print packing slip' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', /^Packing slip /);
  await expect(page.locator('.site-paper > article')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name: 'Packing slip' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});
