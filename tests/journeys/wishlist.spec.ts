import { products } from '@marketrow/fixtures';
import { axeFindings } from '../support/axe.ts';
import { cartControl, expect, tabTo, test } from '../support/journey.ts';

const bear = 'Marlow the bear, 32 cm';
const nothing = 'Nothing on your wishlist yet';

test('by keyboard alone, in German, in two tabs: filled, emptied, taken back, moved into the cart', async ({
  page,
  context,
}) => {
  const key = 'Keyfold C1 Sicherheitsschlüssel';
  const gateway = 'Northgate 12 Tisch-Gateway, 4 Anschlüsse';
  await page.goto('/de/gift-shop/popular');
  const { keyboard } = page;
  for (const name of [key, gateway]) {
    const heart = page.getByRole('main').getByRole('button', { name: `${name} auf die Merkliste setzen` });
    await tabTo(page, heart);
    await keyboard.press('Space');
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(heart).toBeFocused();
  }

  const other = await context.newPage();
  await other.goto('/de/wish-list');
  const inOther = other.getByRole('list', { name: 'Merkliste' }).getByRole('article');
  await expect(inOther).toHaveCount(2);
  await page.bringToFront();
  await page.goto('/de/wish-list');
  const list = page.getByRole('list', { name: 'Merkliste' });
  const move = (name: string) => list.getByRole('button', { name: `In den Warenkorb: ${name}` });
  await expect(move(key)).toBeVisible();

  // The last that was put on it stands first.
  await tabTo(page, list.getByRole('button', { name: `${gateway} auf die Merkliste setzen` }));
  await keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText(`${gateway} von der Merkliste entfernt.`);
  await expect(move(key)).toBeFocused();
  await expect(inOther).toHaveCount(1);
  expect(await axeFindings(page)).toEqual([]);
  const undo = page.getByRole('button', { name: 'Rückgängig' });
  await tabTo(page, undo);
  await keyboard.press('Enter');
  await expect(move(gateway)).toBeFocused();
  await expect(page.getByRole('status')).toHaveText('Wieder auf Ihrer Merkliste');
  await expect(inOther).toHaveCount(2);

  await keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText(`${gateway} in den Warenkorb gelegt.`);
  await expect(move(key)).toBeFocused();
  await expect(inOther).toHaveCount(1);
  await expect(cartControl(other)).toHaveAccessibleName('Warenkorb, 1 Artikel');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Merkliste' })).toBeFocused();
  await expect(other.getByRole('heading', { name: 'Ihre Merkliste ist noch leer' })).toBeVisible();
});

test('a list that was shared is shown beside one’s own, and is kept on request', async ({ page }) => {
  const [first, second] = products.filter(({ for: { demo, type } = {} }) => demo === 'gift-shop' && type === 'popular');
  await page.goto(`/wish-list#shared=${[first!, second!].map(({ id }) => id).join()}`);
  const list = page.getByRole('list', { name: 'Wishlist' });
  await expect(page.getByRole('heading', { level: 1, name: 'A wishlist for you' })).toBeVisible();
  await expect(list.getByRole('article')).toHaveCount(2);
  const others = page.getByRole('list', { name: 'You may also like' });
  await expect(others.getByRole('article')).toHaveCount(4);
  for (const { title } of [first!, second!]) await expect(others.getByRole('link', { name: title })).toHaveCount(0);
  // What somebody else wishes for is bought without a way over one's own list.
  await page.getByRole('button', { name: `Add to cart: ${first!.title}` }).click();
  await expect(page.getByRole('button', { name: `Added: ${first!.title}` })).toBeFocused();
  await expect(page.getByRole('status')).toContainText(`${first!.title}: 1 in the cart`);
  await expect(cartControl(page)).toHaveAccessibleName('Cart, 1 item');
  await expect(list.getByRole('article')).toHaveCount(2);
  await page.getByRole('button', { name: 'Put all on my wishlist' }).click();
  await expect(page).toHaveURL('/wish-list');
  await expect(page.getByRole('heading', { level: 1, name: 'Wishlist' })).toBeVisible();
  await expect(list.getByRole('link', { name: first!.title })).toBeVisible();

  // Another fragment of the same page: it is read anew.
  await page.evaluate(() => location.assign('#shared=gone'));
  await expect(page.getByRole('heading', { name: 'Nothing of this list is sold any more' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Put all on my wishlist' })).toBeHidden();
});

test('wishlist buttons fill the wishlist of this device', async ({ page }) => {
  await page.goto('/gift-shop');
  const button = page.getByRole('button', { name: `Add ${bear} to wishlist` }).first();
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/wish-list');
  const card = page.getByRole('list', { name: 'Wishlist' }).getByRole('link', { name: bear });
  await expect(card).toBeVisible();
  await page.getByRole('button', { name: 'Move all to the cart' }).click();
  await expect(page.getByRole('heading', { name: nothing })).toBeVisible();
  await expect(cartControl(page)).toHaveAccessibleName('Cart, 1 item');
});

test.describe('with the cards failing', () => {
  test.use({ allowedComplaints: /ERR_FAILED/ });

  test('the wishlist page says so, and tries again', async ({ page }) => {
    await page.goto('/gift-shop');
    await page
      .getByRole('button', { name: `Add ${bear} to wishlist` })
      .first()
      .click();
    await page.route('**/data/cards/*', (route) => route.abort());
    await page.goto('/wish-list');
    await expect(page.getByRole('heading', { name: 'This could not be loaded' })).toBeVisible();
    await page.unroute('**/data/cards/*');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('list', { name: 'Wishlist' }).getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Retry' })).toBeHidden();
  });
});
