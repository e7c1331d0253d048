import { expect, type Page } from '@playwright/test';
import { users } from '@marketrow/fixtures';
import { field, fillIn, submitButton } from './checkout.ts';
import { languages } from './words.ts';

/** Pages of those who take part: in browsers of their own, or tabs of one. */
export interface LoopPages {
  shopper: Page;
  seller: Page;
  admin: Page;
}

const { product, slug, addOnPage } = languages.en;
/** Sample user who buys. */
const customer = users[3];

/** Logs in and buys one product. Returns id and number of the order, and the id of the shop that sells it. */
export async function buy(page: Page): Promise<{ id: string; number: string; shop: string }> {
  if (!customer) throw new Error('mr: the sample has no fourth user. Its account buys. See the users.');
  await page.goto('/login?returnTo=/cart');
  await page.getByLabel('Email or Phone Number').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL('/cart');
  await page.goto(`/products/${slug}`);
  await page.getByRole('button', { name: addOnPage }).first().click();
  await expect(page.getByRole('link', { name: 'View cart' }).or(page.getByText(/added/i)).first()).toBeVisible();
  await page.goto('/checkout');
  await expect(submitButton(page)).toBeVisible();
  // A customer with saved addresses chooses one of them.
  if (await field(page, 'street').isVisible()) await fillIn(page);
  await submitButton(page).click();
  await expect(page).toHaveURL(/\/orders\/[0-9a-f-]{36}$/);
  const heading = page.getByRole('heading', { level: 1, name: /^Order #/ });
  await expect(heading).toBeVisible();
  const number = /#\w+/.exec((await heading.textContent()) ?? '')?.[0] ?? '';
  const shop = await page.evaluate(
    async (address) => ((await (await fetch(address)).json()) as { shop: { id: string } }).shop.id,
    `/api/products/slug?slug=${slug}`,
  );
  return { id: page.url().split('/').at(-1) ?? '', number, shop };
}

/** Opens a list of an area and waits until its rows were read. */
async function openList(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
}

/** The loop from the product page to the payout. */
export async function walkLoop({ shopper, seller, admin }: LoopPages): Promise<void> {
  const { id, number, shop } = await buy(shopper);
  await expect(shopper.getByRole('button', { name: 'Cancel order' })).toBeVisible();

  // The seller packs and delivers.
  await openList(seller, `/vendor/orders?shop=${shop}`);
  await seller.getByRole('button', { name: `${number}: Process` }).click();
  await expect(seller.getByRole('row', { name: number })).toContainText('Processing');
  await seller.getByRole('button', { name: `${number}: Deliver` }).click();
  const parcel = seller.getByRole('dialog', { name: `Order ${number}` });
  await expect(parcel).toContainText(product);
  await parcel.getByRole('button', { name: 'Mark as delivered' }).click();
  await expect(seller.getByRole('row', { name: number })).toContainText('Delivered');

  // The delivery earns.
  await openList(admin, `/admin/earning-history?q=${encodeURIComponent(number)}`);
  await expect(admin.getByRole('table', { name: 'Earning history' }).getByRole('link', { name: number })).toBeVisible();

  // The shopper asks for the money back, and for help.
  await shopper.reload();
  await expect(shopper.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
  await shopper.getByRole('button', { name: `Return or refund ${product}` }).click();
  const refund = shopper.getByRole('dialog', { name: 'Return or refund' });
  await expect(refund).toContainText('$49.00');
  await refund.getByLabel('Reason').selectOption('Does Not Fit');
  await refund.getByLabel(/^Message to the shop/).fill('The plug is too wide.');
  await refund.getByRole('button', { name: 'Request a refund' }).click();
  await expect(shopper.getByText('Refund: Requested')).toBeVisible();
  await shopper.getByRole('button', { name: 'Ask about this order' }).click();
  const question = shopper.getByRole('dialog', { name: `Ask about order ${number}` });
  await question.getByLabel('About').selectOption(product);
  await question.getByLabel('Your question').fill('When will the money be here?');
  await question.getByRole('button', { name: 'Send question' }).click();
  await expect(shopper.getByRole('heading', { level: 1, name: `Order ${number}: ${product}` })).toBeVisible();

  // The seller takes the request up, the administrator returns the money.
  const decide = (page: Page) => page.getByRole('button', { name: new RegExp(`^Decide about ${number}`) });
  await openList(seller, `/vendor/refund-requests?shop=${shop}`);
  await decide(seller).click();
  await expect(seller.getByRole('dialog', { name: 'Refund request' })).toContainText('The plug is too wide.');
  await seller.getByRole('button', { name: 'Process', exact: true }).click();
  await openList(admin, '/admin/refund-requests');
  await decide(admin).click();
  const decision = admin.getByRole('dialog', { name: 'Refund request' });
  await expect(decision).toContainText('Does not fit');
  await decision.getByRole('button', { name: 'Refund $49.00' }).click();
  await expect(decide(admin)).toHaveCount(0);
  await shopper.goto(`/orders/${id}`);
  await expect(shopper.getByText('Refund: Accepted')).toBeVisible();

  // The seller is paid out.
  await openList(seller, `/vendor/payout-requests?shop=${shop}`);
  await seller.getByRole('button', { name: 'Request a payout' }).click();
  const payout = seller.getByRole('dialog', { name: 'Request a payout' });
  await payout.getByRole('spinbutton', { name: 'Amount' }).fill('12.34');
  await payout.getByRole('button', { name: 'Request $12.34' }).click();
  const asked = seller.getByRole('row').filter({ hasText: '$12.34' });
  await expect(asked).toContainText('Processing');
  await openList(admin, '/admin/payout-requests');
  await admin
    .getByRole('row')
    .filter({ hasText: '$12.34' })
    .getByRole('button', { name: /^Accept / })
    .click();
  await expect(admin.getByRole('row').filter({ hasText: '$12.34' })).toContainText('Accepted');
  await seller.reload();
  await expect(asked).toContainText('Accepted');
}
