import type { Locator } from '@playwright/test';
import { axeFindings } from '../support/axe.ts';
import { expect, expectStored, storedCart, test } from '../support/journey.ts';
import { languages } from '../support/words.ts';

const { en } = languages;
const table = 'farmhouse-table-ash-180-x-90-cm';

test('a size has its own price, on the page, in the cart and after a reload', async ({ page }) => {
  await page.goto(`/products/${table}`);
  // Nothing is chosen for the shopper: the button leads to the sizes.
  await expect(page.getByRole('radio', { checked: true, name: /cm$/ })).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('$1,190.00');
  await page.getByRole('button', { name: 'Choose a size' }).first().click();
  await expect(page.getByRole('radio', { name: '160 x 80 cm' })).toBeFocused();
  await page.getByRole('radio', { name: '220 x 95 cm' }).check({ force: true });
  await expect(page.locator('.site-buy-price')).toContainText('$1,390.00');
  await page.getByRole('button', { name: en.addOnPage }).click();
  await expect
    .poll(async () => (await storedCart(page)).map(({ name, price }) => `${name}: ${String(price)}`))
    .toEqual(['Farmhouse table, ash, 180 x 90 cm (Size 220 x 95 cm): 1390']);
  await page.goto('/cart');
  await expect(page.getByRole('main')).toContainText('Size 220 x 95 cm');
  await page.reload();
  await expect(page.getByRole('main')).toContainText('$1,390.00');
});

test('what is gone says so in words and cannot be chosen', async ({ page }) => {
  await page.goto('/products/cornflower-summer-dress');
  await expect(page.getByRole('radio', { name: /^XL ?, not available$/ })).toBeDisabled();
  await page.goto('/de/products/cornflower-summer-dress');
  await expect(page.getByRole('radio', { name: /^XL ?, nicht verfügbar$/ })).toBeDisabled();
});

test('the bundle adds what is ticked, at the sum of the real prices', async ({ page }) => {
  await page.goto(`/products/${table}`);
  const bundle = page.getByRole('region', { name: 'Often bought together' });
  await expect(bundle).toContainText('$1,601.10');
  await bundle.getByRole('checkbox', { name: 'Include Round side table, teal' }).uncheck();
  await expect(bundle).toContainText('$1,530.00');
  await bundle.getByRole('button', { name: 'Add all 2' }).click();
  await expect(page.getByRole('radio', { name: '160 x 80 cm' })).toBeFocused();
  await page.getByRole('radio', { name: '180 x 90 cm' }).check({ force: true });
  await bundle.getByRole('button', { name: 'Add all 2' }).click();
  await expectStored(page, { [table]: 1, 'writing-desk-with-three-drawers': 1 });
});

test('the bundle has the choice of the page: its picture, its price, and its line in the cart', async ({ page }) => {
  const bundle = page.getByRole('region', { name: 'Often bought together' });
  await page.goto(`/products/${en.slug}`);
  await page.getByRole('radio', { name: 'Brick red' }).check({ force: true });
  await expect(bundle.locator('img[src*="-c4463f"]')).toHaveCount(1);
  await page.goto(`/products/${table}`);
  await page.getByRole('radio', { name: '220 x 95 cm' }).check({ force: true });
  await expect(bundle.getByRole('listitem').first()).toContainText('$1,390.00');
  await bundle.getByRole('checkbox', { name: 'Include Round side table, teal' }).uncheck();
  await expect(bundle).toContainText('$1,730.00');
  await bundle.getByRole('button', { name: 'Add all 2' }).click();
  await expect
    .poll(async () => (await storedCart(page)).map(({ name, price }) => `${name}: ${String(price)}`))
    .toContain('Farmhouse table, ash, 180 x 90 cm (Size 220 x 95 cm): 1390');
});

test('reviews can be filtered by their stars, and all come back', async ({ page }) => {
  await page.goto(`/products/${en.slug}`);
  await page.getByRole('tab', { name: /^Reviews/ }).click();
  const list = page.getByRole('group', { name: 'Reviews' });
  const rows = list.locator('.mr-ReviewList-review').filter({ visible: true });
  await expect(rows).toHaveCount(6);
  await list.getByRole('button', { name: /^4 stars/ }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Verified purchase');
  await expect(list.getByText('4 stars: 1 of 6 written reviews')).toBeVisible();
  await list.getByRole('button', { name: /^1 star/ }).click();
  await expect(list.getByText('1 star: no written review')).toBeVisible();
  expect(await axeFindings(page, { within: '.mr-ReviewList-root' })).toEqual([]);
  await list.getByRole('button', { name: 'Show all' }).click();
  await expect(rows).toHaveCount(6);
  await expect(list.getByRole('button', { name: /^1 star/ })).toBeFocused();
});

test('reviews can be sorted, and one can be written', async ({ page }) => {
  await page.goto(`/products/${en.slug}`);
  await page.getByRole('tab', { name: /^Reviews/ }).click();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Worst first');
  const list = page.getByRole('group', { name: 'Reviews' });
  await expect(list.getByRole('listitem').nth(5)).not.toContainText('5 stars');
  await page.getByText('Write a review').click();
  await page.getByRole('button', { name: 'Send review' }).click();
  await expect(page.getByText('Choose one to five stars')).toBeVisible();
  await expect(page.getByRole('radio', { name: '1 star', exact: true })).toBeFocused();
  await page.getByRole('radio', { name: '4 stars' }).check({ force: true });
  await page.getByRole('textbox', { name: /Your review/ }).fill('Does what it says.');
  await page.getByRole('button', { name: 'Send review' }).click();
  await expect(
    page.getByRole('form', { name: 'Write a review' }).getByText('Thank you. Your review was sent.'),
  ).toBeVisible();
});

test('what was looked at before is shown on the next product', async ({ page }) => {
  await page.goto(`/products/${en.slug}`);
  await page.getByRole('tab', { name: 'Shop' }).click();
  await expect(page.getByRole('link', { name: 'Everything from Cybershop' })).toBeVisible();
  await page.goto(`/products/${table}`);
  await page.getByRole('tab', { name: 'Shop' }).click();
  await expect(page.getByRole('region', { name: 'Recently viewed' }).getByRole('link')).toHaveText(/Keyfold C1/);
});

test(
  'has no accessibility fault, and no sideways scroll at 320 pixels in German',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto('/de/products/cornflower-summer-dress');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await expect(page.getByRole('button', { name: 'Größe wählen', exact: true })).toBeInViewport();
    expect(await axeFindings(page)).toEqual([]);
  },
);

test('a color chooses the picture, on the stage, in the drawer and in the cart', async ({ page }) => {
  await page.goto(`/products/${en.slug}`);
  const red = (place: Locator) => place.locator('img[src*="-c4463f"]').filter({ visible: true });
  const main = page.getByRole('main');
  await expect(red(main)).toHaveCount(0);
  await page.getByRole('radio', { name: 'Brick red' }).check({ force: true });
  // Its first view: the detail after it lies beside the stage.
  await expect(red(main).and(page.locator('[src$="-c4463f.webp"]'))).toBeInViewport();
  await page.getByRole('button', { name: en.addOnPage }).click();
  await expect(red(page.getByRole('dialog', { name: en.cartTitle, exact: true }))).toBeVisible();
  await page.goto('/cart');
  await expect(red(main)).toBeVisible();
  await expect(main).toContainText('Brick red');
});

test('what is added travels to the cart where things may move, and stays where they may not', async ({ page }) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto(`/products/${en.slug}`);
    await page.evaluate(() => {
      const isFlying = (node: Node) => node instanceof HTMLImageElement && node.style.position === 'fixed';
      new MutationObserver((records) => {
        if (records.some(({ addedNodes }) => [...addedNodes].some(isFlying))) document.body.dataset['flew'] = 'yes';
      }).observe(document.body, { childList: true });
    });
    await page.getByRole('button', { name: en.addOnPage }).click();
    await expect(page.getByRole('dialog', { name: en.cartTitle, exact: true })).toBeVisible();
    const flew = await page.evaluate(() => document.body.dataset['flew']);
    expect(flew, reducedMotion).toBe(reducedMotion === 'reduce' ? undefined : 'yes');
  }
});

test('a pressed card alone hands its picture to the page of the product, under the header', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const named = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('body *')].flatMap((element) => {
        const name = getComputedStyle(element).viewTransitionName;
        if (name === 'none' || name === 'bottom-nav') return [];
        return `${name} ${element.closest('article') ? 'card' : (element.closest<HTMLElement>('[data-mr-root]')?.dataset['mrRoot'] ?? 'page')}`;
      }),
    );
  const press = () => page.getByRole('main').getByRole('article').getByRole('link').first().focus();
  await page.goto('/sales-1');
  expect(await named()).toEqual(['header header']);
  await press();
  expect(await named()).toEqual(['header header', 'product card']);
  // The arch of a category has a name where its page begins, and none where a card leads away from it.
  await page.goto('/categories/bikes');
  expect(await named()).toEqual(['header header', 'category page']);
  await press();
  expect(await named()).toEqual(['header header', 'product card']);
  await page.goto(`/products/${en.slug}`);
  expect(await named()).toEqual(['header header', 'product gallery']);
  await press();
  expect(await named()).toEqual(['header header', 'product card']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await named()).toEqual([]);
});

test.describe('a cart that takes no more', () => {
  // The cart client says to developers what it refused.
  test.use({ allowedComplaints: /status of 404|cart line refused: too-many-lines/ });

  test('a full cart says so on the page of a product, and keeps what it holds', async ({ page }) => {
    await page.goto(`/products/${en.slug}`);
    await page.getByRole('button', { name: en.addOnPage }).click();
    await expectStored(page, { [en.slug]: 1 });
    const guestId = (await page.context().cookies()).find(({ name }) => name === 'guestId')?.value;
    const items = Array.from({ length: 200 }, (_, n) => ({
      ...{ id: `n${String(n)}`, slug: 'full', name: 'Full', price: 1, qty: 1, imgUrl: '/favicon.svg' },
    }));
    expect((await page.request.post('/cart-items', { data: { guestId, items } })).ok()).toBe(true);
    // A press before the cart has been read is refused by the server, in other words.
    await page.reload({ waitUntil: 'networkidle' });
    await page.getByRole('button', { name: en.addOnPage }).click();
    const note = page.getByRole('group', { name: 'Cart' });
    await expect(note).toContainText('The cart is full');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await note.getByRole('button').click();
    await expect(note).toBeHidden();
    expect(await storedCart(page)).toHaveLength(200);
  });
});
