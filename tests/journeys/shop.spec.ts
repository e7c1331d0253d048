import { products } from '@marketrow/fixtures';
import type { Locator } from '@playwright/test';
import { closeCart, expect, expectStored, storedCart, test } from '../support/journey.ts';
import { languages } from '../support/words.ts';

const { en } = languages;

/** Presses a button until it is no longer there. The cart may recover at any moment, and remove the button. */
async function pressUntilGone(button: Locator): Promise<void> {
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 500 });
    await expect(button).toBeHidden({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
}

test('an unknown address is a 404 with the page of its language', async ({ page }) => {
  for (const { base, notFound } of Object.values(languages)) {
    const answer = await page.goto(`${base}/products/no-such-thing`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: notFound })).toBeVisible();
  }
});

test('the language switch keeps the page and the query', async ({ page }) => {
  // A page with an island that writes its address, and one without any.
  for (const address of ['/products/search?q=bear', '/brands?from=newsletter']) {
    await page.goto(address);
    await page.getByRole('link', { name: 'Deutsch' }).first().click();
    await expect(page).toHaveURL(`/de${address}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  }
});

test('a long answer has pages, and the products of the second can be bought', async ({ page }) => {
  await page.goto('/products/search?category=electronics');
  const items = page.getByRole('main').getByRole('article');
  await expect(items).toHaveCount(24);
  const first = await items.first().getByRole('link').first().textContent();
  const pages = page.getByRole('navigation', { name: 'Pagination' });
  await expect(pages.getByRole('link', { name: /^Back/ })).toHaveCount(0);
  await pages.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/category=electronics&page=2/);
  await expect(page).toHaveTitle(/Page 2/);
  await expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await expect(items.first().getByRole('link').first()).not.toHaveText(first ?? '');
  await items
    .nth(3)
    .getByRole('button', { name: /^Add .* to cart$/ })
    .click();
  await expect(items.nth(3).getByRole('spinbutton')).toHaveValue('1');
  await page.goto('/products/search?category=electronics&page=99');
  await expect(pages.getByRole('link', { name: 'Next page' })).toHaveCount(0);
});

test('the deals have real pages', async ({ page }) => {
  await page.goto('/sales-1');
  const next = page.getByRole('navigation', { name: 'Pagination' }).getByRole('link', { name: 'Next page' });
  await next.click();
  await expect(page).toHaveURL('/sales-1/2');
  await next.click();
  await expect(page).toHaveURL('/sales-1/3');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(20);
});

test('the search shows what was asked for, or says that there is nothing', async ({ page }) => {
  await page.goto('/gift-shop');
  const opener = page.getByRole('link', { name: 'Search', exact: true });
  if (await opener.isVisible()) await opener.click();
  await page.getByRole('combobox', { name: 'Search' }).fill('northgate');
  await page.getByRole('combobox', { name: 'Search' }).press('Enter');
  await expect(page).toHaveURL(/\/products\/search\?.*q=northgate/);
  await expect(page.getByRole('heading', { level: 1, name: /northgate/ })).toBeVisible();
  const { length } = products.filter(({ title, brand }) => /northgate/i.test(`${title} ${brand ?? ''}`));
  await expect(page.getByText(new RegExp(`^${String(length)} products`))).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').filter({ visible: true })).toHaveCount(length);
  await expect(page.getByRole('heading', { name: /^Nothing called/ })).toBeHidden();

  await page.goto('/products/search?q=zeppelin');
  await expect(page.getByRole('heading', { name: 'Nothing called “zeppelin” on this street' })).toBeVisible();
  // A row of other things stands below.
  await expect(page.getByRole('list', { name: 'Well rated on this street' }).getByRole('article')).toHaveCount(4);

  await page.goto('/products/search?category=camera');
  await expect(page.getByRole('link', { name: 'Compact film-look camera', exact: true })).toBeVisible();
});

test('the theme stays chosen, before the first paint of the next page', async ({ page, viewport }) => {
  test.slow();
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/gift-shop');
  const phone = (viewport?.width ?? 0) < 900;
  const button = page.getByRole('button', { name: 'Dark theme' }).filter({ visible: true }).first();
  if (phone) await button.scrollIntoViewIfNeeded();
  await button.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goto('/cart');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('in the dark theme all pictures of products lie under one veil, which keeps their colors', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const { slug, addOnPage, cartTitle } = en;
  const veils = () =>
    page.evaluate(() => {
      const pictures = document.querySelectorAll<HTMLImageElement>(
        ':is(img[src*="/images/products/"], img[src*="/images/tall/"], img[src*="/images/stories/"])',
      );
      const shown = [...pictures].filter((picture) => picture.checkVisibility() && picture.clientWidth > 0);
      return [
        ...new Set(
          shown.map((picture) => {
            const veil: string[] = [];
            for (let box: Element | null = picture; box; box = box.parentElement) {
              const { filter, opacity } = getComputedStyle(box);
              const { content, backgroundColor } = getComputedStyle(box, '::after');
              if (filter !== 'none') veil.push(filter);
              if (opacity !== '1') veil.push(`opacity ${opacity}`);
              const isClear = backgroundColor.endsWith(' 0)') || backgroundColor === 'transparent';
              if (box !== picture && box.contains(picture) && content === '""' && !isClear)
                veil.push(`${box.className}::after`);
            }
            return veil.join(' ');
          }),
        ),
      ];
    });
  const paths = ['/', '/gift-shop', '/grocery-2', '/grocery-4', '/sales-1', '/products/search', `/products/${slug}`];
  for (const path of paths) {
    await page.goto(path);
    await expect.poll(veils, path).toEqual(['brightness(0.82)']);
  }
  await page.getByRole('button', { name: addOnPage }).click();
  await expect(page.getByRole('dialog', { name: cartTitle, exact: true })).toBeVisible();
  await expect.poll(veils, 'drawer').toEqual(['brightness(0.82)']);
  await page.goto('/cart');
  await expect.poll(veils, 'cart').toEqual(['brightness(0.82)']);
});

test('the hero shows its picture of the theme, chosen by the system or by hand, and fetches no other', async ({
  page,
  viewport,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto('/');
  const tall = (viewport?.width ?? 0) < 720 ? '-small' : '';
  const hero = page.getByRole('group', { name: '1 of 2' });
  const picture = hero.locator('img').filter({ visible: true });
  const shown = () => picture.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc.slice(location.origin.length));
  await expect(picture).toHaveCount(1);
  await expect.poll(shown).toBe(`/images/heroes/market-1${tall}-night.webp`);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.startsWith('/images/heroes/market-1'))).toEqual([
    `/images/heroes/market-1${tall}-night.webp`,
  ]);

  const button = page.getByRole('button', { name: 'Dark theme' }).filter({ visible: true }).first();
  if (tall) await button.scrollIntoViewIfNeeded();
  await button.click();
  if (tall) await hero.scrollIntoViewIfNeeded();
  await expect.poll(shown).toBe(`/images/heroes/market-1${tall}.webp`);
});

test.describe('with the API failing', () => {
  test.use({ allowedComplaints: /status of 503|Error (saving|loading) cart items/ });

  test('a cart that cannot be read says so, and is read when the API is back', async ({ page }) => {
    await page.goto(`/products/${en.slug}`);
    await page.getByRole('button', { name: en.addOnPage }).click();
    await expectStored(page, { [en.slug]: 1 });

    await page.route('**/cart-items/*', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto('/cart');
    const retry = page.getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible({ timeout: 15_000 });
    await page.unroute('**/cart-items/*');
    await pressUntilGone(retry);
    await expect(page.getByRole('spinbutton', { name: en.quantity(en.product) })).toHaveValue('1');
  });

  test('a change made while the cart cannot be read is kept, and joined to what is stored', async ({ page }) => {
    await page.goto(`/products/${en.slug}`);
    await page.getByRole('button', { name: en.addOnPage }).click();
    await expectStored(page, { [en.slug]: 1 });

    await page.route('**/cart-items/*', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto('/products/marlow-the-bear-32-cm');
    await page.getByRole('button', { name: en.addOnPage }).click();
    await page.goto('/cart');
    const retry = page.getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible({ timeout: 15_000 });
    await page.unroute('**/cart-items/*');
    await pressUntilGone(retry);
    await expectStored(page, { [en.slug]: 1, 'marlow-the-bear-32-cm': 1 });
  });

  test('a failing API costs nothing: the change is kept, said quietly in the cart, and saved when it works again', async ({
    page,
  }) => {
    await page.goto(`/products/${en.slug}`);
    await page.getByRole('button', { name: en.addOnPage }).click();
    await expectStored(page, { [en.slug]: 1 });

    await page.route('**/cart-items', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto('/cart');
    await page.getByRole('button', { name: en.increase(en.product) }).click();
    await expect(page.getByRole('spinbutton', { name: en.quantity(en.product) })).toHaveValue('2');
    const retry = page.getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible({ timeout: 15_000 });

    await page.unroute('**/cart-items');
    await pressUntilGone(retry);
    await expectStored(page, { [en.slug]: 2 });
  });
});

test('a card and the page add the same line; another colour is a line of its own', async ({ page }) => {
  await page.goto('/gift-shop');
  await page
    .getByRole('button', { name: en.addOnCard(en.product), exact: true })
    .first()
    .click();
  await expectStored(page, { [en.slug]: 1 });
  await page.goto(`/products/${en.slug}`);
  await page.getByRole('button', { name: en.addOnPage }).click();
  await expectStored(page, { [en.slug]: 2 });
  await closeCart(page, en.cartTitle);
  await page.getByRole('radio', { name: 'Brick red' }).check({ force: true });
  await page.getByRole('button', { name: en.addOnPage }).click();
  await expect
    .poll(async () => (await storedCart(page)).map(({ name, qty }) => `${qty} ${name}`))
    .toEqual([`2 ${en.product}`, `1 ${en.product} (Brick red)`]);
});

test('removing can be undone', async ({ page }) => {
  await page.goto(`/products/${en.slug}`);
  await page.getByRole('button', { name: en.addOnPage }).click();
  await expectStored(page, { [en.slug]: 1 });
  await page.goto('/cart');
  await page
    .getByRole('button', { name: en.remove(en.product) })
    .first()
    .click();
  await expect(page.getByText(en.emptyTitle)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('spinbutton', { name: en.quantity(en.product) })).toHaveValue('1');
  await expectStored(page, { [en.slug]: 1 });
});

test('the hero turns by its buttons and the keyboard, never by itself under reduced motion', async ({ page }) => {
  await page.goto('/gift-shop');
  const carousel = page.getByRole('region', { name: 'Highlights' });
  await expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
  const first = await carousel.getByRole('heading').first().textContent();
  const next = carousel.getByRole('button', { name: 'Next slide' });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(carousel.getByRole('heading').filter({ visible: true }).first()).not.toHaveText(first ?? '');
  await expect(next).toBeFocused();
});

test('the tabs of a product follow the arrow keys', async ({ page }) => {
  await page.goto(`/products/${en.slug}`);
  const tabs = page.getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
});
