import { axeFindings } from '../support/axe.ts';
import { expect, expectStored, test } from '../support/journey.ts';
import { languages } from '../support/words.ts';

const { en } = languages;

test('the keyboard goes through the mega menu of a wide screen', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/gift-shop');
  const button = page.getByRole('button', { name: 'Network Security menu' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const first = page.getByRole('link', { name: 'Desktop gateways' });
  await expect(first).toBeVisible();
  expect(await axeFindings(page, { within: 'header' })).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(first).toBeHidden();
});

test(
  'the first press opens the menu of all categories, and the keyboard goes through it',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    await page.getByRole('link', { name: 'All categories' }).first().click();
    const menu = page.getByRole('menu', { name: 'All categories' });
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    const button = page.getByRole('button', { name: 'All categories' });
    await expect(button).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(menu.getByRole('menuitem', { name: 'Groceries' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('menuitem', { name: 'All in Groceries' })).toBeFocused();
    expect(await axeFindings(page, { within: 'header' })).toEqual([]);
    await page.getByRole('menuitem', { name: 'Cheese' }).click();
    await expect(page).toHaveURL('/grocery-4/categories/cheese');
  },
);

test(
  'Enter on the link of all categories opens the menu at its first row, before its script has come too',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/shops');
    await page.getByRole('link', { name: 'All categories' }).first().press('Enter');
    const menu = page.getByRole('menu', { name: 'All categories' });
    await expect(menu.getByRole('menuitem', { name: 'Groceries' })).toBeFocused();
  },
);

test.describe('with the API failing', () => {
  test.use({ allowedComplaints: /ERR_FAILED/ });

  test('suggestions are chosen by the keyboard, also when the API fails', async ({ page }) => {
    await page.route('**/api/products/search*', (route) => route.abort());
    await page.goto('/');
    const opener = page.getByRole('link', { name: 'Search', exact: true });
    if (await opener.isVisible()) await opener.click();
    const field = page.getByRole('combobox', { name: 'Search' });
    await field.fill('marlow');
    const list = page.getByRole('listbox', { name: 'Suggestions' });
    await expect(list).toBeVisible();
    await field.press('ArrowDown');
    await expect(list.getByRole('option', { selected: true })).toHaveAccessibleName(/Marlow/);
    await field.press('Enter');
    await expect(page).toHaveURL(/\/products\/marlow/);
  });
});

test('the cart drawer changes, takes out and puts back', async ({ page }) => {
  await page.goto(`/products/${en.slug}`);
  await page.getByRole('button', { name: en.addOnPage }).click();
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  await expect(drawer).toBeVisible();
  await drawer.getByRole('button', { name: `Increase quantity of ${en.product}` }).click();
  await expectStored(page, { [en.slug]: 2 });
  await drawer.getByRole('button', { name: `Remove ${en.product}` }).click();
  await expect(drawer.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await drawer.getByRole('button', { name: 'Undo' }).click();
  await expect(drawer.getByRole('link', { name: en.product })).toBeFocused();
  expect(await axeFindings(page, { within: 'dialog[open]' })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await page.reload();
  const button = page.getByRole('banner').locator('[data-mr-opens=cart]');
  await expect(button).toHaveAccessibleName('Cart, 2 items');
  await button.click();
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('the menu of phones has categories, languages and theme', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/de/gift-shop');
  await page.getByRole('banner').locator('[data-mr-opens=menu]').click();
  const menu = page.getByRole('dialog', { name: 'Menü' });
  await expect(menu).toBeVisible();
  await menu.getByRole('button', { expanded: false }).first().click();
  await expect(menu.getByRole('link', { name: /^Alles aus/ })).toBeVisible();
  await menu.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/gift-shop');
});

test('one page passes into the next by a transition, and no page reports an error', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      document.documentElement.dataset['passed'] = String(event.viewTransition !== null);
    });
  });
  await page.goto('/categories/music');
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/products\//);
  await expect(page.locator('html')).toHaveAttribute('data-passed', 'true');
});

test('who comes from outside to the home page goes on in the language chosen last', async ({ page }) => {
  await page.goto('/products/search?q=tea');
  await page.getByRole('link', { name: 'Deutsch' }).filter({ visible: true }).click();
  await expect(page).toHaveURL('/de/products/search?q=tea');

  await page.goto('/?from=mail#best');
  await expect(page).toHaveURL('/de?from=mail#best');

  // An address of another page is opened as it is, and so is a link of the shop itself.
  await page.goto('/shops');
  await expect(page.getByRole('heading', { level: 1, name: 'All shops' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Marketrow' }).click();
  await expect(page).toHaveURL('/');

  await page.goto('/de');
  await page.getByRole('link', { name: 'English' }).filter({ visible: true }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL('/');
});

test('the row under the header cuts off no name, however narrow', { tag: '@desktop' }, async ({ page }) => {
  for (const base of ['', '/de']) {
    await page.goto(`${base}/gift-shop`);
    for (const width of [900, 920, 960, 1024, 1080, 1100, 1180, 1239, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const row = page.getByRole('banner').getByRole('navigation').getByRole('list').first();
      const cut = await row.evaluate((list) => list.scrollWidth - list.clientWidth);
      expect(cut, `${base} ${width}`).toBeLessThanOrEqual(1);
    }
  }
});
