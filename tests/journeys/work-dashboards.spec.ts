import { expect, test } from '../support/journey.ts';

/* The first pages of both areas: figures, charts and tables, also where the API does not answer. */

test.use({ changesShop: true, allowedComplaints: /status of (?:404|500)|ERR_FAILED/ });

test('the administrator sees the built figures while the API is down, and all of them anew by Retry', async ({
  page,
}) => {
  // Something that the page was not built with.
  const answer = await page.request.get('/api/admin/stock-out-products');
  const [{ slug, product } = { slug: '', product: '' }] = (await answer.json()) as { slug: string; product: string }[];
  await page.request.put(`/api/admin/products/${slug}`, { data: { stock: 500 } });
  await page.route('**/api/admin/**', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto('/admin/dashboard');
  const warning = page.getByRole('alert').filter({ hasText: 'the server did not answer' });
  const stock = page.getByRole('table', { name: 'Out of stock or low' });
  await expect(warning).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Welcome back, Gage' })).toBeVisible();
  await expect(stock.getByRole('rowheader', { name: product })).toBeVisible();
  await warning.getByRole('button', { name: 'Retry' }).press('Enter');
  await expect(warning).toBeVisible();
  await page.unroute('**/api/admin/**');
  await warning.getByRole('button', { name: 'Retry' }).press('Enter');
  await expect(warning).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(stock.getByRole('rowheader', { name: product })).toBeHidden();
  await expect(stock.getByRole('rowheader')).not.toHaveCount(0);
});

test('a chart is walked by keys, has a key and all its values as a table, in German', async ({ page }) => {
  await page.goto('/de/admin/dashboard');
  const chart = page.getByRole('figure', { name: 'Kundschaft nach Monat' });
  await chart.scrollIntoViewIfNeeded();
  await expect(chart.getByRole('listitem')).toHaveText(['Neu', 'Wiedergekommen']);
  const points = chart.getByRole('img', { name: /: Neu \d/ });
  const names = await points.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  expect(names).toHaveLength(12);
  await expect(async () => {
    await points.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(points.nth(1)).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('End');
  await expect(points.last()).toBeFocused();
  await chart.getByText('Werte als Tabelle').click();
  await expect(chart.getByRole('rowheader')).toHaveCount(12);
  const last = await chart.getByRole('row').last().getByRole('cell').allInnerTexts();
  expect(names.at(-1)).toContain(`Neu ${last[0] ?? ''}, Wiedergekommen ${last[1] ?? ''}`);
  // On a narrower screen no month runs into the next.
  await page.setViewportSize({ width: 1200, height: 900 });
  const months = await chart
    .getByText(/^(?:Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)$/)
    .filter({ visible: true })
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => ({ left, right })));
  expect(months.length).toBeGreaterThan(5);
  expect(months.every(({ right }, index) => right < (months[index + 1]?.left ?? Infinity))).toBe(true);
  const ring = page.getByRole('figure', { name: 'Beste Kategorien' });
  await expect(ring.getByText(/^[\d.]+\s\$$/)).toBeVisible();
});

test('a seller whose figures cannot be read tries again by keys', async ({ page }) => {
  await page.route('**/api/vendor/**', (route) => route.abort());
  await page.goto('/de/vendor/dashboard?shop=keyboard-kiosk');
  const retry = page.getByRole('main').getByRole('button', { name: 'Erneut versuchen' });
  await expect(retry).toBeVisible();
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
  await page.unroute('**/api/vendor/**');
  await retry.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('region', { name: 'Begrüßung' })).toContainText('Keyboard Kiosk');
  await page.getByRole('main').getByRole('link', { name: 'Alle Bewertungen' }).click();
  await expect(page).toHaveURL('/de/vendor/reviews?shop=keyboard-kiosk');
});
