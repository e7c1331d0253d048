import { expect, test } from '../support/journey.ts';

/* What stands round every page of the areas of work on a wide screen: side bar, search, notifications, menu of the user. */

test('the side bar collapses by keys and stays so on other pages until it is opened, in German', async ({ page }) => {
  await page.goto('/de/admin/reviews');
  const pages = page.getByRole('navigation', { name: 'Verwaltung' });
  const collapse = pages.getByRole('button', { name: 'Menü einklappen' });
  const width = async () => (await pages.boundingBox())?.width ?? 0;
  const wide = await width();
  await expect(pages.getByRole('link', { name: 'Bewertungen' })).toHaveAttribute('aria-current', 'page');
  await collapse.press('Enter');
  await expect(collapse).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(width).toBeLessThan(wide / 2);
  // The names stay for those who do not see the pictures.
  await pages.getByRole('link', { name: /^Erstattungen/ }).press('Enter');
  await expect(page).toHaveURL('/de/admin/refund-requests');
  await expect(pages.getByRole('link', { name: /^Erstattungen/ })).toHaveAttribute('aria-current', 'page');
  await expect.poll(width).toBeLessThan(wide / 2);
  await collapse.click();
  await expect(collapse).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect.poll(width).toBe(wide);
});

test('the menu of the user is opened by keys and leads to the other language and the other area', async ({ page }) => {
  await page.goto('/admin/reviews?filter.published=false');
  await expect(page.getByText('Everybody sees your changes.')).toBeVisible();
  const user = page.getByRole('button', { name: 'Your menu, Gage Paquette' });
  const menu = page.getByRole('dialog', { name: 'Your menu' });
  await user.press('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'Go to the shop' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(user).toBeFocused();

  await expect(page.getByRole('table', { name: 'Reviews' }).getByRole('rowheader')).toHaveCount(4);
  await user.click();
  await menu.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/de/admin/reviews?filter.published=false');
  await expect(page.getByRole('heading', { level: 1, name: 'Bewertungen' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Bewertungen' }).getByRole('rowheader')).toHaveCount(4);
  await page.getByRole('button', { name: 'Ihr Menü, Gage Paquette' }).click();
  await page.getByRole('dialog', { name: 'Ihr Menü' }).getByRole('link', { name: 'Verkäuferbereich' }).click();
  await expect(page).toHaveURL('/de/vendor/dashboard');
  await expect(page.getByText('Ihre Änderungen sehen alle.')).toBeVisible();
});

test('notifications lead to what waits, and those that were read stay read', async ({ page }) => {
  await page.goto('/admin/packages');
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName('Notifications, 5 new');
  await bell.click();
  await page.getByRole('menuitem', { name: /8 payouts are requested/ }).click();
  await expect(page).toHaveURL('/admin/payout-requests?filter.status=Processing');
  await expect(page.getByRole('table', { name: 'Payout requests' }).getByRole('rowheader')).toHaveCount(8);
  await bell.click();
  await page.getByRole('menuitem', { name: 'Mark all as read' }).click();
  await expect(bell).toHaveAccessibleName('Notifications');
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(bell).toHaveAccessibleName('Notifications');
});

test.describe('the search over the area', () => {
  test.use({ allowedComplaints: /status of (?:404|500)/ });

  test('leads by keys to a record, to the list that has what was typed, and to pages without an API', async ({
    page,
  }) => {
    await page.goto('/admin/packages');
    const field = page.getByRole('combobox', { name: 'Search products, orders, people' });
    const options = page.getByRole('option');
    await field.pressSequentially('headphones');
    await expect(page.getByRole('option', { name: /Quiet over-ear headphones/ })).toBeVisible();
    await field.press('ArrowDown');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/admin\/products\/.*headphones/);

    await page.goto('/admin/orders');
    const number = await page.getByRole('table', { name: 'Orders' }).getByRole('rowheader').first().innerText();
    await page.goto('/admin/packages');
    await field.fill(number);
    await expect(options).toHaveText([new RegExp(number)]);
    await field.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Orders' }).getByRole('rowheader')).toHaveText([number]);

    await page.route('**/api/admin/**', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.goto('/admin/packages');
    await field.fill('earn');
    await expect(options).toHaveText([/Earning history/]);
    await field.press('Enter');
    await expect(page).toHaveURL('/admin/earning-history');
  });
});

test('no title stands under the search field', async ({ page }) => {
  for (const path of ['/de/vendor/payout-requests', '/vendor/payout-requests', '/de/admin/categories']) {
    await page.goto(path);
    for (const width of [1200, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const title = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
        const range = document.createRange();
        range.selectNodeContents(heading);
        const { top, right, bottom } = range.getBoundingClientRect();
        return { top, right, bottom };
      });
      const search = (await page.getByRole('search').first().boundingBox())!;
      // Where both have no room in one line, the field has a line of its own. On wide screens they share one.
      const isBeside = title.bottom > search.y && title.top < search.y + search.height;
      if (isBeside || width === 1440) expect(title.right, `${path} at ${width} pixels`).toBeLessThanOrEqual(search.x);
      expect(search.width, `${path} at ${width} pixels`).toBeGreaterThan(100);
    }
  }
});

test('a tablet has a search field beside the tools', async ({ page }) => {
  for (const path of ['/admin/orders', '/de/vendor/reviews']) {
    await page.goto(path);
    for (const width of [900, 1024, 1199]) {
      await page.setViewportSize({ width, height: 800 });
      const field = await page.locator('.work-search').getByRole('combobox').boundingBox();
      expect(field?.width, `${path} ${width}`).toBeGreaterThan(120);
      const tools = await page
        .locator('.work-tool')
        .evaluateAll((all) => all.map((tool) => tool.getBoundingClientRect().left));
      expect(Math.min(...tools)).toBeGreaterThan((field?.x ?? 0) + (field?.width ?? 0));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  }
});

test('the rows of a table are cards where the window has no room for it', async ({ page }) => {
  for (const path of ['/admin/refund-requests', '/de/admin/refund-requests']) {
    await page.goto(path);
    for (const width of [600, 768, 820, 899]) {
      await page.setViewportSize({ width, height: 1000 });
      const box = page.getByRole('table').locator('..');
      expect(await box.evaluate((node) => node.scrollWidth - node.clientWidth), `${path} ${width}`).toBe(0);
    }
  }
});
