import { products } from '@marketrow/fixtures';
import { axeFindings } from '../support/axe.ts';
import { expectPlaced, fillIn, openCheckout, submitButton } from '../support/checkout.ts';
import { expect, test } from '../support/journey.ts';
import { languages } from '../support/words.ts';

// Coupons are everybody's; a code that is taken is refused with 409.
test.use({ changesShop: true, allowedComplaints: /status of 409/ });

const { slug } = languages.en;
const shop = products.find((product) => product.slug === slug)?.shop?.slug ?? '';

test('a seller makes a coupon, a shopper uses it, and the seller sees the use and changes the terms', async ({
  page,
}) => {
  await page.goto(`/vendor/coupons?shop=${shop}`);
  await page.getByRole('link', { name: 'New coupon' }).click();
  await expect(page).toHaveURL(`/vendor/coupons/new?shop=${shop}`);
  const code = page.getByRole('textbox', { name: 'Code' });
  const save = page.getByRole('button', { name: 'Save coupon' });
  await save.click();
  await expect(code).toBeFocused();
  await code.fill('welcome10');
  await page.getByRole('spinbutton', { name: 'Discount' }).fill('20');
  await page.getByRole('spinbutton', { name: 'Number of uses' }).fill('3');
  await save.click();
  await expect(page.getByText('There is a coupon with this code already.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await code.fill('keyring-20');
  await save.click();
  await expect(page).toHaveURL(`/vendor/coupons?shop=${shop}`);
  const row = page.getByRole('row').filter({ hasText: 'KEYRING-20' });
  await expect(row).toContainText('0 of 3');

  await openCheckout(page);
  await fillIn(page);
  const summary = page.getByRole('complementary').getByRole('button', { expanded: false });
  if (await summary.isVisible()) await summary.click();
  await page.getByLabel('Coupon code').fill('keyring-20');
  await page.getByLabel('Coupon code').press('Enter');
  await expect(page.getByRole('complementary')).toContainText('KEYRING-20');
  await submitButton(page).click();
  await expectPlaced(page);

  await page.goto(`/vendor/coupons?shop=${shop}`);
  await expect(row).toContainText('1 of 3');
  await row.getByRole('link', { name: 'KEYRING-20' }).click();
  await expect(page).toHaveURL(`/vendor/coupons/KEYRING-20?shop=${shop}`);
  await expect(page.getByRole('heading', { level: 1, name: 'KEYRING-20' })).toBeVisible();
  await expect(page.getByText('20%', { exact: true })).toBeVisible();
  await page.getByRole('spinbutton', { name: 'Number of uses' }).fill('1');
  await save.click();
  await expect(page).toHaveURL(`/vendor/coupons?shop=${shop}`);
  await expect(row).toContainText('Used up');
});
