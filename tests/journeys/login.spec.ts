import { products, users } from '@marketrow/fixtures';
import type { Page } from '@playwright/test';
import { expect, expectStored, storedCart, test } from '../support/journey.ts';
import { languages } from '../support/words.ts';

// A browser logs each refusal of a login.
test.use({ allowedComplaints: /status of 40[14]/ });

const words = {
  en: {
    title: 'Log in',
    email: 'Email or Phone Number',
    password: 'Password',
    submit: 'Log in',
    emailRequired: 'Email is required',
    emailInvalid: 'Invalid Email Address',
    passwordRequired: 'Password is required',
    failed: 'Email or password is wrong.',
    samples: 'Sample accounts',
    seller: 'seller',
  },
  de: {
    title: 'Anmelden',
    email: 'E-Mail-Adresse oder Telefonnummer',
    password: 'Passwort',
    submit: 'Anmelden',
    emailRequired: 'Bitte geben Sie Ihre E-Mail-Adresse ein',
    emailInvalid: 'Die E-Mail-Adresse ist ungültig',
    passwordRequired: 'Bitte geben Sie Ihr Passwort ein',
    failed: 'E-Mail-Adresse oder Passwort ist falsch.',
    samples: 'Beispielkonten',
    seller: 'Verkäufer',
  },
};

/** A customer of this test alone: the carts of customers outlive a test. */
const customer = (index: number) => users[index]!;

async function logIn(page: Page, { email, password }: { email: string; password: string }, t = words.en) {
  await page.getByLabel(t.email).fill(email);
  await page.getByLabel(t.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: t.submit, exact: true }).click();
}

for (const [language, { base }] of Object.entries(languages)) {
  const t = words[language as keyof typeof words];
  test(`messages under the fields, one at a time; a refusal keeps the address, ${language}`, async ({ page }) => {
    await page.goto(`${base}/login`);
    await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
    await page.getByRole('button', { name: t.submit, exact: true }).click();
    const email = page.getByLabel(t.email);
    const password = page.getByLabel(t.password, { exact: true });
    await expect(page.getByText(t.emailRequired)).toBeVisible();
    await expect(page.getByText(t.passwordRequired)).toBeVisible();
    await expect(email).toBeFocused();
    await expect(page).toHaveTitle(/^(?:Error|Fehler): /);

    await page.keyboard.type('ines.calder');
    await expect(page.getByText(t.emailInvalid)).toBeVisible();
    await expect(page.getByText(t.emailRequired)).toBeHidden();
    await page.keyboard.type('@marketrow.example');
    await expect(email).toHaveAttribute('aria-describedby', /^\S+-hint$/);
    await password.fill('wrong');
    await expect(page).toHaveTitle(new RegExp(`^${t.title}`));
    await password.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: t.failed }).first()).toBeVisible();
    await expect(email).toHaveValue('ines.calder@marketrow.example');
    await expect(password).toHaveValue('');
    await expect(page.getByText(t.failed)).toBeFocused();
  });

  test(`a sample account of the demo fills in the form, ${language}`, async ({ page }) => {
    await page.goto(`${base}/login`);
    await page.getByRole('button', { name: t.submit, exact: true }).click();
    await expect(page.getByText(t.emailRequired)).toBeVisible();
    const samples = page.getByRole('region', { name: t.samples });
    await expect(samples.getByRole('button')).toHaveCount(3);
    await samples.getByRole('listitem').filter({ hasText: t.seller }).getByRole('button').press('Enter');
    await expect(page.getByText(t.emailRequired)).toBeHidden();
    await expect(page.getByLabel(t.email)).toHaveValue('marcus.venn@marketrow.example');
    await expect(page.getByLabel(t.password, { exact: true })).toHaveValue('cold-aisle-warm-tea-5');
    // Filled in, not sent.
    await expect(page).toHaveURL(`${base}/login`);
    await expect(page.getByRole('button', { name: t.submit, exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(base || '/');
  });

  test(`a login leads home, or where it was asked for, ${language}`, async ({ page }) => {
    await page.goto(`${base}/login`);
    await logIn(page, customer(3), t);
    await expect(page).toHaveURL(base || '/');
    expect((await page.context().cookies()).some(({ name, value }) => name === 'mr-session' && value === '1')).toBe(
      true,
    );

    await page.goto(`${base}/login?returnTo=${encodeURIComponent('/products/search?q=key')}`);
    await logIn(page, customer(3), t);
    await expect(page).toHaveURL('/products/search?q=key');
  });
}

test('by keyboard alone, with the password shown and hidden', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  await page.getByLabel('Email or Phone Number').focus();
  await page.keyboard.type(customer(4).email);
  // The next stop is the link beside the label of the password.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Forgot password?' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type(customer(4).password);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await expect(page.getByRole('button', { name: 'Hide password' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});

test('no target of the query leaves the shop', async ({ page, baseURL }) => {
  const hostile = [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
  ];
  for (const target of hostile) {
    await page.goto(`/login?returnTo=${encodeURIComponent(target)}`);
    await logIn(page, customer(5));
    await expect(page, target).toHaveURL(`${baseURL!}/`);
  }
});

test('the carts of guest and customer become one, and are not doubled at the next login', async ({ page }) => {
  const [first, second] = products.filter(({ stock }) => stock !== 0).slice(20, 22);
  const add = async (slug: string) => {
    await page.goto(`/products/${slug}`);
    await page.getByRole('button', { name: /^Add to cart$/ }).click();
    await expect.poll(async () => (await storedCart(page)).map((line) => line.slug)).toContain(slug);
  };
  const order: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(?:login|session|customer-cart-items)\b/.test(pathname) && request.resourceType() === 'fetch')
      order.push(`${request.method()} ${pathname}`);
  });
  await add(first!.slug);
  await page.goto('/login?returnTo=/cart');
  await logIn(page, customer(6));
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('link', { name: first!.title }).first()).toBeVisible();
  expect(order).toEqual(['POST /login/customer', 'GET /session', 'POST /customer-cart-items/merge']);

  await page.request.post('/logout', { data: {} });
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await add(second!.slug);
  await expectStored(page, { [second!.slug]: 1 });
  for (const visit of [1, 2]) {
    await page.goto('/login?returnTo=/cart');
    await logIn(page, customer(6));
    await expect(page, `login ${String(visit)}`).toHaveURL('/cart');
    await expect(page.getByRole('spinbutton')).toHaveCount(2);
    for (const quantity of await page.getByRole('spinbutton').all()) await expect(quantity).toHaveValue('1');
  }
});

test('a press before the form can act sends nothing, and is followed once it can', async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/LoginPage.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email or Phone Number').fill('ines.calder');
  const loading = page.getByRole('button', { name: 'Loading…' });
  await expect(loading).toHaveAttribute('aria-disabled', 'true');
  await loading.click({ force: true });
  await expect(page).toHaveURL('/login');
  release();
  await expect(page.getByText('Invalid Email Address')).toBeVisible();
  await expect(page.getByLabel('Email or Phone Number')).toHaveValue('ines.calder');
});
