import { expect, test } from '../support/journey.ts';
import { languages } from '../support/words.ts';

const phone = { width: 390, height: 844 };

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a list on a phone has its filters in a sheet, and its orders in a menu',
    { tag: '@phone' },
    async ({ page }) => {
      await page.setViewportSize(phone);
      await page.goto('/categories/electronics');
      const filters = page.getByRole('complementary', { name: 'Filters' });
      await expect(filters).toBeHidden();
      await page.getByRole('button', { name: 'Filters' }).click();
      await expect(filters).toBeVisible();
      await filters.getByRole('link', { name: /^Music/ }).click();
      await expect(page).toHaveURL('/categories/music');
      await page.getByRole('button', { name: /^Sort/ }).click();
      await expect(page.getByRole('link', { name: 'Price, low to high' })).toHaveAttribute(
        'href',
        '/products/search?category=music&sort=price-up',
      );
    },
  );
});

test('the filters beside a category lead to a search with the same products', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/de/categories/music');
  const rail = page.getByRole('complementary', { name: 'Filter' });
  // The head of the sheet, which the filters are on a phone.
  await expect(rail.getByRole('button', { name: 'Schließen' })).toBeHidden();
  await rail.getByRole('radio', { name: /^50 \$ bis 100 \$/ }).check();
  const brands = rail.getByRole('group', { name: 'Marke' }).getByRole('checkbox');
  for (const place of [0, 1]) await brands.nth(place).check();
  await rail.getByRole('button', { name: 'Artikel anzeigen' }).click();
  await expect(page).toHaveURL(/category=music&price=50-100&brand=[^&]+&brand=[^&]+$/);
  const filters = page.getByRole('form', { name: 'Filter' });
  await expect(filters.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await expect(page.getByRole('main')).toContainText(/\d+ von 24 Artikeln/);
  await expect(page.getByRole('button', { name: /50,00 \$ bis 100,00 \$ entfernen/ })).toBeVisible();
});

for (const width of [390, 1000, 1440, 1920]) {
  test(
    `every product of a list is seen at ${String(width)} pixels`,
    { tag: width < 600 ? '@phone' : '@desktop' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const [path, count] of [
        ['/grocery-4', 16],
        ['/grocery-4/categories/women-fashion', 18],
      ] as const) {
        await page.goto(path);
        await expect(page.getByRole('main').getByRole('article')).toHaveCount(count);
      }
    },
  );
}

test('a shop is searched from its own page', async ({ page }) => {
  await page.goto('/shops/keyboard-kiosk');
  await page.getByRole('searchbox', { name: 'Search in this shop' }).fill('guitar');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/shop=keyboard-kiosk&q=guitar/);
  await expect(page.getByRole('article').first()).toContainText(/guitar/i);
  for (const card of await page.getByRole('main').getByRole('article').all()) {
    await expect(card).toContainText('Keyboard Kiosk');
  }
});

test('small pictures are remembered on the next page of a list', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/categories/groceries');
  const columns = () =>
    page
      .getByRole('list', { name: 'Groceries' })
      .last()
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
  const before = await columns();
  await page.getByRole('radio', { name: 'Small pictures' }).check({ force: true });
  expect(await columns()).toBeGreaterThan(before);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/categories/groceries/2');
  await expect(page.getByRole('radio', { name: 'Small pictures' })).toBeChecked();
});

test('every tenth place of a list has a tile, which is one link', async ({ page }) => {
  await page.goto('/sales-1');
  const list = page.getByRole('list', { name: 'Deals', exact: true }).last();
  const tile = list.getByRole('listitem').filter({ has: page.getByText('A shop on this street') });
  await expect(tile.getByRole('link')).toHaveCount(1);
  await tile.getByRole('link').click();
  await expect(page).toHaveURL(/\/shops\//);
});

test('the filters of the deals open by keyboard and give the focus back', async ({ page }) => {
  await page.goto('/sales-1');
  const opener = page.getByRole('button', { name: 'Filters' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await expect(filters).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(filters.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(filters).toBeHidden();
  await expect(opener).toBeFocused();
});

for (const width of [360, 768, 1024, 1440]) {
  test(
    `the names over the deals are read whole at ${String(width)} pixels`,
    { tag: width < 600 ? '@phone' : '@desktop' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const path of ['/sales-1', '/de/sales-1']) {
        await page.goto(path);
        const names = page.locator('main > header').getByRole('link').locator('span');
        await expect(names).toHaveCount(3);
        const cut = await names.evaluateAll((all) =>
          all
            .filter((name) => name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight + 1)
            .map(({ textContent }) => textContent),
        );
        expect(cut, path).toEqual([]);
      }
    },
  );
}

test('all kinds of goods stand beside the categories of a desktop', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/de/mobile-categories');
  const rail = page.getByRole('main').getByRole('navigation').first();
  expect(await rail.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(0);
});

test(
  'the pills of the gift shop and the grocery are one row on a phone, with the page that is shown in sight',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    for (const path of ['/gift-shop/ai-driven-security', '/de/grocery-4/categories/cookies']) {
      await page.goto(path);
      const row = page
        .getByRole('main')
        .getByRole('list')
        .filter({ has: page.locator('.site-pill[aria-current=page]') });
      expect((await row.boundingBox())?.height, path).toBeLessThan(60);
      await expect(row.locator('[aria-current=page]')).toBeInViewport({ ratio: 1 });
    }
  },
);

for (const language of ['en', 'de'] as const) {
  const { base } = languages[language];

  test(`the prices of a row of cards are on one line, and every score is shown, ${language}`, async ({ page }) => {
    for (const path of ['/sales-1', '/grocery-2', '/gift-shop']) {
      await page.goto(`${base}${path}`);
      const faults = await page
        .getByRole('main')
        .getByRole('article')
        .filter({ visible: true })
        .evaluateAll((articles) => {
          const cards = articles.filter((card) => (card as HTMLElement).dataset['layout'] === 'grid');
          const place = (card: Element, part: string) =>
            card.querySelector(`[class*="${part}"]`)?.getBoundingClientRect();
          const priceOf = new Map<number, number | undefined>();
          return cards.flatMap((card) => {
            const row = Math.round(card.getBoundingClientRect().top);
            const price = Math.round(place(card, 'ProductCard-cost')?.top ?? 0);
            if (!priceOf.has(row)) priceOf.set(row, price);
            const hasScore = (place(card, 'Rating-root')?.height ?? 1) > 0;
            return Math.abs((priceOf.get(row) ?? 0) - price) < 2 && hasScore ? [] : [card.textContent];
          });
        });
      expect(faults, path).toEqual([]);
    }
  });

  test(`the button of the groceries' hero is above the goods, ${language}`, { tag: '@phone' }, async ({ page }) => {
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`${base}/grocery-2`);
      const slide = page.getByRole('main').getByRole('group').first();
      const [box, button] = [await slide.boundingBox(), await slide.getByRole('link').first().boundingBox()];
      // The milk carton of the picture begins at 46 % of its height.
      const end = ((button?.y ?? 0) + (button?.height ?? 0) - (box?.y ?? 0)) / (box?.height ?? 1);
      expect(end, `${width}`).toBeLessThan(0.46);
    }
  });
}
