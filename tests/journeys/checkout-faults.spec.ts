import type { Page } from '@playwright/test';
import {
  checkoutWords,
  expectPlaced,
  field,
  fillIn,
  openCheckout,
  placedOrders,
  shopper,
  submitButton,
} from '../support/checkout.ts';
import { cartControl, expect, expectStored, storedCart, test } from '../support/journey.ts';
import { languages } from '../support/words.ts';

// A browser logs each answer that does not come, and each refusal.
test.use({
  changesShop: true,
  allowedComplaints: /ERR_|status of (?:404|409|412|422|503)|Cart (?:load|save) failed|Failed to (?:load|save) cart/,
});

const { slug } = languages.en;

/** Answers the calls that place an order; the page of the same address is left alone. */
async function onOrder(page: Page, answer: (attempt: number, send: () => Promise<unknown>) => Promise<'lose' | 'go'>) {
  let attempts = 0;
  await page.route('**/orders?lang=*', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    attempts += 1;
    const verdict = await answer(attempts, () => route.fetch());
    return verdict === 'lose' ? route.abort('connectionreset') : route.continue();
  });
  return () => attempts;
}

test('an answer that is lost: the order stands, and trying again makes no second one', async ({ page }) => {
  await openCheckout(page);
  await fillIn(page);
  await onOrder(page, async (attempt, send) => {
    if (attempt > 1) return 'go';
    await send();
    return 'lose';
  });
  await submitButton(page).click();
  await expect(page.getByText(checkoutWords.en.noAnswer)).toBeVisible();
  await expect(page.getByText(checkoutWords.en.noAnswer)).toBeFocused();
  await expect(field(page, 'street')).toHaveValue(shopper.street);
  expect(await placedOrders(page)).toHaveLength(1);
  await submitButton(page).click();
  const id = await expectPlaced(page);
  expect(await placedOrders(page)).toMatchObject([{ id }]);
});

test('offline, the checkout says so and loses nothing', async ({ page, context }) => {
  await openCheckout(page);
  await fillIn(page);
  await context.setOffline(true);
  await submitButton(page).click();
  await expect(page.getByText('You are offline.')).toBeFocused();
  await expect(field(page, 'street')).toHaveValue(shopper.street);
  await context.setOffline(false);
  await submitButton(page).click();
  const id = await expectPlaced(page);
  expect(await placedOrders(page)).toMatchObject([{ id }]);
});

test('an answer that is lost before a reload: the page finds the order by itself', async ({ page }) => {
  await openCheckout(page, 'de');
  await fillIn(page, 'de');
  await onOrder(page, async (attempt, send) => {
    if (attempt > 1) return 'go';
    await send();
    return 'lose';
  });
  await submitButton(page, 'de').click();
  await expect(page.getByText(checkoutWords.de.noAnswer)).toBeVisible();
  await page.reload();
  await expectPlaced(page, 'de');
  expect(await placedOrders(page)).toHaveLength(1);
});

test('a double press makes one order', async ({ page }) => {
  await openCheckout(page);
  await fillIn(page);
  const attempts = await onOrder(page, () => Promise.resolve('go'));
  await submitButton(page).dblclick();
  await expectPlaced(page);
  expect(attempts()).toBe(1);
  expect(await placedOrders(page)).toHaveLength(1);
});

test('what was typed outlives a reload, and is kept until the order is placed', async ({ page }) => {
  await openCheckout(page);
  await fillIn(page);
  await field(page, 'note').fill('Leave it with the porter.');
  await page.reload();
  for (const [name, text] of Object.entries(shopper))
    await expect(field(page, name as keyof typeof shopper)).toHaveValue(text);
  await expect(field(page, 'note')).toHaveValue('Leave it with the porter.');
  await submitButton(page).click();
  await expectPlaced(page);
});

test('after an order, back leads to no form that could order again', async ({ page }) => {
  await openCheckout(page);
  await fillIn(page);
  await submitButton(page).click();
  const id = await expectPlaced(page);
  await page.goBack();
  await expect(page.getByRole('heading', { name: checkoutWords.en.empty })).toBeVisible();
  await expect(submitButton(page)).toBeHidden();
  await page.goForward();
  await expect(page).toHaveURL(new RegExp(id));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: checkoutWords.en.order })).toBeVisible();
  expect(await placedOrders(page)).toHaveLength(1);
});

test('two tabs: the order of one empties the other, and is not placed twice', async ({ page, context }) => {
  await openCheckout(page);
  await fillIn(page);
  const other = await context.newPage();
  await other.goto('/checkout');
  await expect(submitButton(other)).toBeVisible();
  await submitButton(page).click();
  await expectPlaced(page);
  await expect(other.getByRole('heading', { name: checkoutWords.en.empty })).toBeFocused();
  expect(await placedOrders(page)).toHaveLength(1);
});

test('two tabs that order at the same moment make one order', async ({ page, context }) => {
  await openCheckout(page);
  await fillIn(page);
  const other = await context.newPage();
  await other.goto('/checkout');
  await expect(field(other, 'street')).toHaveValue(shopper.street);
  // At a time set before: an order placed first takes the button of the other tab away.
  const moment = Date.now() + 500;
  await Promise.all([page, other].map((tab) => submitButton(tab).evaluate(pressAt, moment)));
  await expect.poll(() => storedCart(page)).toEqual([]);
  await expect
    .poll(async () =>
      (
        await Promise.all([page, other].map((tab) => tab.getByRole('button', { name: /Place|Placing/ }).count()))
      ).join(),
    )
    .toBe('0,0');
  expect(await placedOrders(page)).toHaveLength(1);
});

test('a quantity changed in another tab is shown before it is ordered', async ({ page, context }) => {
  await openCheckout(page);
  await fillIn(page);
  const other = await context.newPage();
  await other.goto('/cart');
  await other.getByRole('button', { name: languages.en.increase(languages.en.product) }).click();
  await expectStored(page, { [slug]: 2 });
  await expect(page.getByRole('complementary')).toContainText('$98.00');
  await submitButton(page).click();
  await expectPlaced(page);
  expect(await placedOrders(page)).toMatchObject([{ totalPrice: 98 }]);
});

test('a price that has changed is shown and must be accepted', async ({ page }) => {
  await openCheckout(page);
  await fillIn(page);
  await page.request.put(`/api/admin/products/${slug}`, { data: { price: 61, discount: 0 } });
  await submitButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: '$61.00' })).toHaveCount(1);
  const changes = page.getByRole('group', { name: 'Prices have changed.' });
  await expect(changes).toContainText(`${languages.en.product}: $49.00 before, $61.00 now`);
  await expect(changes).toBeFocused();
  expect(await placedOrders(page)).toEqual([]);
  await changes.getByRole('button', { name: 'Accept the new prices' }).click();
  await expect(submitButton(page)).toBeFocused();
  await expect(page.getByRole('complementary')).toContainText('$61.00');
  await submitButton(page).click();
  await expectPlaced(page);
  expect(await placedOrders(page)).toMatchObject([{ totalPrice: 61 }]);
});

test('what is not sold any more leaves the cart once that is accepted', async ({ page }) => {
  await openCheckout(page);
  await fillIn(page);
  await page.request.put(`/api/admin/products/${slug}`, { data: { published: false } });
  await submitButton(page).click();
  const changes = page.getByRole('group', { name: 'Some items cannot be ordered.' });
  await expect(changes).toContainText('is not sold any more');
  await expect(changes).toBeVisible();
  await changes.getByRole('button').click();
  await expect(page.getByRole('heading', { name: checkoutWords.en.empty })).toBeVisible();
  expect(await placedOrders(page)).toEqual([]);
});

test('a shop that refuses for a while keeps cart and form', async ({ page }) => {
  await openCheckout(page);
  await fillIn(page);
  await page.route('**/orders?lang=*', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  );
  await submitButton(page).click();
  await expect(page.getByText(checkoutWords.en.noAnswer)).toBeVisible();
  await expectStored(page, { [slug]: 1 });
  await page.unroute('**/orders?lang=*');
  await submitButton(page).click();
  await expectPlaced(page);
  expect(await placedOrders(page)).toHaveLength(1);
});

test.describe('when the server dies', () => {
  // They stop their worker's server, so no other test may use that server at the same time.
  test.describe.configure({ mode: 'serial' });

  test('between the form and the order: nothing is lost, and the next press orders', async ({ page, shop }) => {
    await openCheckout(page);
    await fillIn(page);
    await shop.stop();
    await submitButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Your cart is not saved yet.' })).toBeVisible({
      timeout: 30_000,
    });
    await expect(field(page, 'street')).toHaveValue(shopper.street);
    await shop.start();
    await submitButton(page).click();
    await expectPlaced(page);
    expect(await placedOrders(page)).toHaveLength(1);
  });

  test('after the order, before its answer: the same order is found when it is back', async ({ page, shop }) => {
    await openCheckout(page);
    await fillIn(page);
    await onOrder(page, async (attempt, send) => {
      if (attempt > 1) return 'go';
      await send();
      await shop.stop();
      return 'lose';
    });
    await submitButton(page).click();
    await expect(page.getByText(checkoutWords.en.noAnswer)).toBeVisible();
    await shop.start();
    await submitButton(page).click();
    await expectPlaced(page);
    expect(await placedOrders(page)).toHaveLength(1);
  });
});

function pressAt(button: HTMLElement | SVGElement, moment: number): void {
  setTimeout(() => {
    (button as HTMLElement).click();
  }, moment - Date.now());
}

test('what is sold out is in no total, and the order goes on without it', async ({ page }) => {
  const other = 'meadow-bouquet-same-day';
  const title = 'Meadow bouquet, same-day';
  await openCheckout(page);
  await page.goto(`/products/${other}`);
  await page.getByRole('button', { name: languages.en.addOnPage }).click();
  await expectStored(page, { [slug]: 1, [other]: 1 });
  await page.request.put(`/api/admin/products/${other}`, { data: { stock: 0 } });

  await page.goto('/cart');
  const line = page.getByRole('article').filter({ hasText: title }).first();
  await expect(line).toContainText('Sold out, not in the total');
  await expect(line.getByRole('spinbutton')).toHaveCount(0);
  await expect(page.getByRole('complementary')).toContainText('$49.00');
  await expect(page.getByRole('button', { name: 'Remove 1 item' })).toBeVisible();
  await expect(cartControl(page)).toHaveAccessibleName(languages.en.cart(1));

  await page.goto('/checkout');
  await fillIn(page);
  await submitButton(page).click();
  const changes = page.getByRole('group', { name: 'Some items cannot be ordered.' });
  await expect(changes).toBeFocused();
  await expect(changes).toContainText(`${title} is sold out and leaves the cart`);
  expect(await placedOrders(page)).toEqual([]);
  await changes.getByRole('button', { name: 'Go on without them' }).click();
  await expectStored(page, { [slug]: 1 });
  await submitButton(page).click();
  await expectPlaced(page);
  expect(await placedOrders(page)).toMatchObject([{ totalPrice: 49 }]);
});
