import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';

// Changes of these journeys are everybody's.
test.use({ changesShop: true });

/* What is done with the records of the areas of work: reviews, earnings, packages, orders and shops. */

const names = (page: Page, table: string) => page.getByRole('table', { name: table }).getByRole('rowheader');
const lastChange = (page: Page) => page.getByRole('group', { name: /^(?:Last change|Letzte Änderung)$/ });

test('a review that is published leaves those that are not, is counted no more, and comes back by Undo', async ({
  page,
}) => {
  await page.goto('/admin/reviews?filter.published=false');
  const waiting = page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: /^Reviews/ });
  await expect(names(page, 'Reviews')).toHaveCount(4);
  await expect(waiting).toHaveText(/4/);
  await page.getByRole('switch').first().press('Space');
  await expect(names(page, 'Reviews')).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'Reviews' })).toBeFocused();
  await expect(waiting).toHaveText(/3/);
  await lastChange(page).getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(names(page, 'Reviews')).toHaveCount(4);
  await expect(waiting).toHaveText(/4/);
  await page.getByRole('combobox', { name: 'Published' }).selectOption({ label: 'Published: all' });
  await page.getByRole('combobox', { name: 'Rating' }).selectOption({ label: '1' });
  await expect(page).toHaveURL('/admin/reviews?filter.rating=1');
  const ratings = page.getByRole('table', { name: 'Reviews' }).getByRole('img', { name: /^Rated/ });
  await expect(ratings.first()).toHaveAccessibleName('Rated 1 out of 5');
  expect(new Set(await ratings.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))).size).toBe(1);
});

test('earnings are sorted by commission in German, and each leads to its order and back', async ({ page }) => {
  await page.goto('/de/admin/earning-history?q=Cybershop');
  const table = page.getByRole('table', { name: 'Einnahmen' });
  await expect(names(page, 'Einnahmen')).toHaveCount(10);
  const head = table.getByRole('columnheader', { name: 'Provision' });
  await head.getByRole('button').press('Enter');
  await head.getByRole('button').press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  // The head tells the order before the rows have followed.
  await expect(async () => {
    const rows = (await table.getByRole('row').allInnerTexts()).slice(1);
    const shown = rows.map((row) => row.match(/[\d.]+,\d\d(?=\s\$)/g)?.[0] ?? '');
    const values = shown.map((text) => Number(text.replace('.', '').replace(',', '.')));
    expect(values).toHaveLength(10);
    expect(values).toEqual(values.toSorted((a, b) => b - a));
    expect(rows.filter((row) => !row.includes('Cybershop'))).toEqual([]);
  }).toPass({ timeout: 10_000 });
  const order = table.getByRole('link').first();
  const number = await order.innerText();
  await order.click();
  await expect(page.getByRole('heading', { level: 1, name: `Bestellung ${number}` })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/de/admin/earning-history?q=Cybershop&sort=-commission');
  await expect(table.getByRole('link').first()).toHaveText(number);
});

test('a package leads to the shops that have it', async ({ page }) => {
  await page.goto('/de/admin/packages');
  const link = page.getByRole('link', { name: /^Silber: \d Shops$/ });
  const count = Number.parseInt(await link.innerText(), 10);
  await link.click();
  await expect(page).toHaveURL('/de/admin/sellers?filter.package=Silver');
  await expect(names(page, 'Verkäufer')).toHaveCount(count);
  const rows = await page.getByRole('table', { name: 'Verkäufer' }).getByRole('row').allInnerTexts();
  expect(rows.slice(1).every((row) => row.includes('Silber'))).toBe(true);
});

test('an order that is delivered has a time of delivery, and loses it by Undo and by another status, in German', async ({
  page,
}) => {
  await page.goto('/de/admin/orders?filter.status=Pending');
  await page.getByRole('table', { name: 'Bestellungen' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Bestellung #/ })).toBeVisible();
  await page.getByRole('radio', { name: 'Geliefert' }).click();
  await expect(page.getByText(/Geliefert am .* um /)).toBeVisible();
  await expect(lastChange(page)).toContainText('ist jetzt „Geliefert“.');
  expect(await axeFindings(page)).toEqual([]);
  await lastChange(page).getByRole('button', { name: 'Rückgängig' }).click();
  await expect(page.getByText(/Geliefert am .* um /)).toBeHidden();
  await expect(page.getByRole('radio', { name: 'Eingegangen' })).toBeChecked();
  await page.getByRole('radio', { name: 'Geliefert' }).check();
  await expect(lastChange(page)).toContainText('ist jetzt „Geliefert“.');
  await page.reload();
  await expect(page.getByText(/Geliefert am .* um /)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Geliefert' })).toBeChecked();
  // No `check`: a press before the scripts are there is kept, and followed once they are.
  await page.getByRole('radio', { name: 'In Bearbeitung' }).click();
  await expect(page.getByText(/Geliefert am .* um /)).toBeHidden();
});

test('a seller is chosen in the address, in German', async ({ page }) => {
  await page.goto('/de/vendor/dashboard');
  await page.getByRole('combobox', { name: 'Shop' }).selectOption('keyboard-kiosk');
  await expect(page).toHaveURL('/de/vendor/dashboard?shop=keyboard-kiosk');
  await expect(page.getByRole('region', { name: 'Begrüßung' })).toContainText('Keyboard Kiosk');
  await expect(page.getByRole('progressbar', { name: 'Artikel' })).toBeVisible();
});

test('the mark of a brand is seen in the dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/admin/brands');
  const mark = page.getByRole('table', { name: 'Brands' }).locator('td img').first();
  await expect
    .poll(() => mark.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
  const picture = `data:image/png;base64,${(await mark.screenshot()).toString('base64')}`;
  // From black, 0, to white, 765.
  const range = await page.evaluate(async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const { data = [] } = context?.getImageData(4, 4, image.width - 8, image.height - 8) ?? {};
    let [darkest, lightest] = [765, 0];
    for (let at = 0; at < data.length; at += 4) {
      const light = (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0);
      darkest = Math.min(darkest, light);
      lightest = Math.max(lightest, light);
    }
    return lightest - darkest;
  }, picture);
  expect(range).toBeGreaterThan(400);
});

test.describe('in Honolulu', () => {
  test.use({ timezoneId: 'Pacific/Honolulu' });

  for (const [base, name] of [
    ['', 'Hawaii-Aleutian Standard Time'],
    ['/de', 'Hawaii-Aleuten-Normalzeit'],
  ] as const) {
    test(`the times of an order are those of the reader, with the zone in the title: ${name}`, async ({ page }) => {
      await page.goto(`${base}/admin/orders`);
      await page.getByRole('table').getByRole('link').first().click();
      const time = page.locator('.work-order-times time').first();
      await expect(time).toHaveAttribute('title', new RegExp(`${name}$`));
      await expect(time).not.toHaveText(/UTC/);
      const placed = new Date((await time.getAttribute('datetime')) ?? '');
      const minutes = placed.toISOString().slice(14, 16);
      const hour = (placed.getUTCHours() + 14) % 24;
      const text = base ? `${String(hour).padStart(2, '0')}:${minutes}` : `${String(hour % 12 || 12)}:${minutes}`;
      await expect(time).toHaveText(new RegExp(`(?:at|um) ${text}`));
    });
  }
});
