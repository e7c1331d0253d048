import { expect, test } from '../support/journey.ts';
import { buy, walkLoop } from '../support/loop.ts';

/* From the product page to the payout: shopper, seller and administrator, each in a browser of their own. */

test.describe.configure({ timeout: 240_000 });
test.use({ changesShop: true });

test('an order is delivered, refunded and paid out, with three browsers open @desktop', async ({
  browser,
  baseURL,
}) => {
  const open = async () => (await browser.newContext(baseURL === undefined ? {} : { baseURL })).newPage();
  const [shopper, seller, admin] = await Promise.all([open(), open(), open()]);
  await walkLoop({ shopper, seller, admin });
});

test('a shopper cancels an order that no shop has begun with, and its seller sees it @desktop', async ({
  browser,
  page,
  baseURL,
}) => {
  const { number, shop } = await buy(page);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const dialog = page.getByRole('alertdialog', { name: `Cancel order ${number}?` });
  await expect(dialog).toContainText('$49.00');
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText('This order was canceled.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await expect(page.getByText('This order was canceled.')).toBeVisible();
  const seller = await (await browser.newContext(baseURL === undefined ? {} : { baseURL })).newPage();
  await seller.goto(`/vendor/orders?shop=${shop}`);
  await expect(seller.getByRole('row', { name: number })).toContainText('Canceled');
});
