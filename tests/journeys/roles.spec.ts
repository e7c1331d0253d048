import { shops, users, type User } from '@marketrow/fixtures';
import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';

/* Who may open and change what where roles are checked: a guest, a shopper, a seller and an administrator. */

// The cart of a browser stays with the account that logged in first: a merge for the next one is refused.
test.use({ environment: { ACCESS: 'roles' }, allowedComplaints: /status of 40[1349]|Error merging guest cart/ });

const words = {
  en: {
    base: '',
    title: 'Log in',
    samples: 'Sample accounts',
    roles: { shopper: 'shopper', seller: 'seller', admin: 'administrator' },
    refused: 'Your account may not open this page.',
    orders: 'Orders',
    notAllowed: 'Your account may not do this.',
    save: 'Save brand',
  },
  de: {
    base: '/de',
    title: 'Anmelden',
    samples: 'Beispielkonten',
    roles: { shopper: 'Kundin', seller: 'Verkäufer', admin: 'Administration' },
    refused: 'Ihr Konto darf diese Seite nicht öffnen.',
    orders: 'Bestellungen',
    notAllowed: 'Ihr Konto darf das nicht.',
    save: 'Marke speichern',
  },
} as const;

type Role = keyof (typeof words)['en']['roles'];

const ofKiosk = shops.find(({ slug }) => slug === 'keyboard-kiosk')!;
const kioskOwner = users.find(({ id }) => id === ofKiosk.user.id)!;
const [cybershop] = shops;

/** Logs in on the login that is open, by the button of the sample account. */
async function logInAs(page: Page, role: Role, t: (typeof words)[keyof typeof words]): Promise<void> {
  const account = page
    .getByRole('region', { name: t.samples })
    .getByRole('listitem')
    .filter({ hasText: t.roles[role] });
  await account.getByRole('button').click();
  const login = page.url();
  await page.getByRole('button', { name: t.title, exact: true }).click();
  await page.waitForURL((url) => url.href !== login);
}

/** Logs the browser in without a page. */
async function signIn(page: Page, { email, password }: User): Promise<void> {
  await expect(await page.request.post('/login/customer', { data: { username: email, password } })).toBeOK();
}

const loginPath = (base: string, path: string) => `${base}/login?returnTo=${encodeURIComponent(base + path)}`;

const numbersOf = (orders: readonly { id: string }[]) => orders.map(({ id }) => `#${id.slice(0, 8)}`);

for (const [language, t] of Object.entries(words)) {
  const { base } = t;

  test(`a guest is led to the login, and comes back as a seller, ${language} @desktop`, async ({ page }) => {
    for (const path of ['/admin/orders', '/vendor/orders']) {
      await page.goto(base + path);
      await expect(page).toHaveURL(loginPath(base, path));
      await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
      await expect(page.getByText(t.refused)).toBeHidden();
      await expect(page.getByRole('table')).toHaveCount(0);
    }
    await logInAs(page, 'seller', t);
    await expect(page).toHaveURL(`${base}/vendor/orders?shop=${cybershop!.id}`);
    await expect(page.getByRole('table', { name: t.orders }).getByRole('row').nth(1)).toBeVisible();
  });

  test(`a shopper is refused, and told so, ${language} @desktop`, async ({ page }) => {
    await page.goto(loginPath(base, '/vendor/orders'));
    await logInAs(page, 'shopper', t);
    for (const path of ['/vendor/orders', '/admin/orders', '/admin/products/new']) {
      await page.goto(base + path);
      await expect(page).toHaveURL(`${loginPath(base, path)}#no-access`);
      await expect(page.getByText(t.refused)).toBeVisible();
      await expect(page.getByRole('table')).toHaveCount(0);
    }
    expect(await axeFindings(page)).toEqual([]);
    // A reload keeps the message, a login in place of this one leads on.
    await page.reload();
    await expect(page.getByText(t.refused)).toBeVisible();
    await page.goto(base + '/admin/orders');
    await logInAs(page, 'admin', t);
    await page.goto(base + '/admin/orders');
    await expect(page.getByRole('table', { name: t.orders }).getByRole('row').nth(1)).toBeVisible();

    for (const path of ['/api/admin/orders', '/api/vendor/orders']) {
      await signIn(page, users[0]!);
      expect((await page.request.get(path)).status()).toBe(403);
    }
  });

  test(`a page that is open when the role goes says so, ${language} @desktop`, async ({ page }) => {
    await page.goto(loginPath(base, '/admin/brands/keyfold'));
    await logInAs(page, 'admin', t);
    await expect(page).toHaveURL(`${base}/admin/brands/keyfold`);
    const name = page.getByRole('main').getByLabel('Name', { exact: true });
    await page.waitForLoadState('networkidle');
    await name.fill('Keyfold 2');

    // Another tab logs in as somebody else.
    await signIn(page, users[0]!);
    await page.getByRole('button', { name: t.save, exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: t.notAllowed })).toBeVisible();
    await expect(name).toHaveValue('Keyfold 2');

    // Then the session ends.
    await page.context().clearCookies();
    await page.getByRole('button', { name: t.save, exact: true }).click();
    await expect(page).toHaveURL(loginPath(base, '/admin/brands/keyfold'));
  });
}

test('a seller sees and decides on the own shop only, an administrator on all @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, kioskOwner);
  const own = (await (await page.request.get('/api/vendor/orders')).json()) as { id: string }[];
  expect(own.length).toBeGreaterThan(0);

  const admin = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await signIn(admin, users.at(-1)!);
  const ofOther = (await (await admin.request.get(`/api/vendor/orders?shop=${cybershop!.id}`)).json()) as {
    id: string;
  }[];
  const foreign = numbersOf(ofOther).filter((number) => !numbersOf(own).includes(number));
  expect(foreign.length).toBeGreaterThan(0);

  for (const query of ['', `?shop=${cybershop!.id}`, `?shop=${cybershop!.slug}`, '?shop=unknown']) {
    await page.goto(`/vendor/orders${query}`);
    await expect(page).toHaveURL(`/vendor/orders?shop=${ofKiosk.id}`);
    const table = page.getByRole('table', { name: 'Orders' });
    await expect(table.getByRole('row', { name: numbersOf(own)[0]! })).toBeVisible();
    await page.waitForLoadState('networkidle');
    for (const number of foreign) await expect(page.getByText(number)).toHaveCount(0);
  }

  expect((await page.request.get(`/api/vendor/orders?shop=${cybershop!.id}`)).status()).toBe(404);
  const refunds = (await (await admin.request.get('/api/admin/refund-requests')).json()) as {
    id: string;
    shopName: string;
    status: string;
  }[];
  const other = refunds.find(({ shopName }) => shopName !== ofKiosk.name)!;
  const decide = { data: { status: 'Accepted' } };
  for (const path of [
    `/api/vendor/refund-requests/${other.id}?shop=${cybershop!.id}`,
    `/api/vendor/refund-requests/${other.id}`,
  ])
    expect((await page.request.put(path, decide)).status()).toBe(404);
  for (const path of ['refund-requests', 'payout-requests', 'orders', 'sellers'])
    expect((await page.request.put(`/api/admin/${path}/1`, decide)).status()).toBe(403);
  const after = (await (await admin.request.get('/api/admin/refund-requests')).json()) as typeof refunds;
  expect(after.find(({ id }) => id === other.id)?.status).toBe(other.status);
  await page.goto('/admin/refund-requests');
  await expect(page).toHaveURL(`${loginPath('', '/admin/refund-requests')}#no-access`);

  for (const shop of shops.slice(0, 2)) {
    await admin.goto(`/vendor/orders?shop=${shop.id}`);
    await expect(admin).toHaveURL(`/vendor/orders?shop=${shop.id}`);
    await expect(admin.getByRole('table', { name: 'Orders' }).getByRole('row').nth(1)).toBeVisible();
  }
  await admin.goto('/admin/refund-requests');
  await expect(admin.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await admin.context().close();
});
