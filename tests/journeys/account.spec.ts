import type { Route } from '@playwright/test';
import { expect, expectStored, storedCart, test } from '../support/journey.ts';

const sample = { username: 'tobias.brandt@marketrow.example', password: 'kettle-before-noon-7' };

test('the orders have pages, and an order says its steps and what it comes to', async ({ page }) => {
  await page.goto('/orders');
  const orders = page.getByRole('table', { name: 'Orders' });
  await expect(orders.getByRole('link')).toHaveCount(5);
  await page.getByRole('navigation', { name: 'Pagination' }).getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/orders/2');
  await page.goto('/orders');
  await orders.getByRole('link').nth(2).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Order #/ })).toBeVisible();
  // Each shop's parcel has its own.
  const steps = page.getByRole('list', { name: /^Steps of the parcel from / }).locator('[aria-current="step"]');
  await expect(steps).toHaveText([/Delivered/, /Delivered/]);
  await expect(page.getByRole('region', { name: 'Order total' })).toContainText('$161.00');
});

for (const [language, base, name] of [
  ['en', '', 'Buy again'],
  ['de', '/de', 'Noch einmal kaufen'],
] as const) {
  test(`an order is bought again, with the choices that were made, ${language}`, async ({ page }) => {
    const [, , order] = (await (await page.request.get('/api/users/orders')).json()) as {
      id: string;
      items: { product_slug: string; product_quantity: number; variant?: string }[];
    }[];
    await page.goto(`${base}/orders/${order!.id}`);
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectStored(
      page,
      Object.fromEntries(order!.items.map(({ product_slug, product_quantity }) => [product_slug, product_quantity])),
    );
    const chosen = (await storedCart(page)).filter(({ id }) => id.includes('~'));
    expect(chosen).toHaveLength(order!.items.filter(({ variant }) => variant !== undefined).length);
  });
}

test('the account is a drawer on a phone and works by keyboard, in German', async ({ page }, { project }) => {
  await page.goto('/de/orders');
  const button = page.getByRole('button', { name: 'Konto', exact: true });
  if (project.name === 'phone') {
    await button.focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Konto' });
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await drawer.getByRole('link', { name: /^Adressen/ }).click();
  } else {
    await expect(button).toBeHidden();
    await page
      .getByRole('navigation', { name: 'Konto', exact: true })
      .getByRole('link', { name: /^Adressen/ })
      .click();
  }
  await expect(page).toHaveURL('/de/address');
  await expect(page.getByRole('heading', { level: 1, name: 'Adressen' })).toBeVisible();
});

test('an address is added, changed and removed, and all of it survives a reload', async ({ page }) => {
  await page.goto('/address/new');
  const save = page.getByRole('button', { name: 'Save address' });
  await save.click();
  await expect(page.getByRole('textbox', { name: /Name of this address/ })).toBeFocused();
  await page.getByRole('textbox', { name: /Name of this address/ }).fill('Boathouse');
  await page.getByRole('textbox', { name: /Street/ }).fill('Pier 9');
  await page.getByRole('textbox', { name: /City/ }).fill('Lewes');
  await page.getByRole('combobox', { name: /Country/ }).selectOption('United States');
  await page.getByRole('textbox', { name: /State/ }).fill('DE');
  await page.getByRole('textbox', { name: /ZIP code/ }).fill('19958');
  await save.click();
  await expect(page).toHaveURL('/address');
  await expect(page.getByText('Lewes, DE 19958, United States')).toBeVisible();
  await expect(page.getByText('The address was saved.').first()).toBeVisible();
  await page.getByRole('link', { name: 'Edit Boathouse' }).click();
  await page.getByRole('textbox', { name: /Name of this address/ }).fill('Boat');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page).toHaveURL('/address');
  await page.reload();
  const remove = page.getByRole('button', { name: 'Remove Boat' });
  await remove.click();
  const question = page.getByRole('alertdialog', { name: 'Remove “Boat”?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(remove).toBeFocused();
  await remove.click();
  await question.getByRole('button', { name: 'Remove address' }).click();
  await expect(remove).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Summer house' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Boat', exact: true })).toBeHidden();
});

test('a static page asks before it removes an address', async ({ page }) => {
  await page.goto('/address');
  await page.getByRole('button', { name: 'Remove Studio' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove “Studio”?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  const remove = page.getByRole('button', { name: 'Remove Studio' });
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Remove address' }).click();
  await expect(remove).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Addresses' })).toBeFocused();
});

test('a reply stands in its conversation, also after a reload', async ({ page }) => {
  await page.goto('/support-tickets');
  await page.getByRole('link', { name: 'Gift card is not taken at the end' }).click();
  await page.getByRole('textbox', { name: /Your reply/ }).fill('It works, thank you.');
  await page.getByRole('button', { name: 'Send reply' }).click();
  const conversation = page.getByRole('list', { name: 'Conversation' });
  await expect(conversation.getByText('It works, thank you.')).toBeVisible();
  await page.reload();
  await expect(conversation.getByText('It works, thank you.')).toBeVisible();
});

test.describe('with an answer that is lost', () => {
  test.use({ allowedComplaints: /ERR_FAILED|status of 404/ });

  test('a reply that is sent again stands in its conversation once', async ({ page }) => {
    await page.goto('/support-tickets/gift-card-is-not-taken-at-the-end');
    const loseOnce = async (route: Route) => {
      await route.fetch();
      await route.abort();
    };
    await page.route(/\/replies/, loseOnce, { times: 1 });
    const send = page.getByRole('button', { name: 'Send reply' });
    await page.getByRole('textbox', { name: /Your reply/ }).fill('Twice is once.');
    await send.click();
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
    await send.click();
    const said = page.getByRole('list', { name: 'Conversation' }).getByText('Twice is once.');
    await expect(said).toHaveCount(1);
    await page.reload();
    await expect(said).toHaveCount(1);
  });
});

for (const [base, slug, words] of [
  [
    '',
    'gift-card-is-not-taken-at-the-end',
    {
      close: 'Close ticket',
      again: 'Open again',
      closed: 'Closed',
      open: 'Open',
      title: 'This ticket is closed.',
      reply: /Your reply/,
    },
  ],
  [
    '/de',
    'gift-card-is-not-taken-at-the-end',
    {
      close: 'Anfrage abschließen',
      again: 'Wieder öffnen',
      closed: 'Geschlossen',
      open: 'Offen',
      title: 'Diese Anfrage ist abgeschlossen.',
      reply: /Ihre Antwort/,
    },
  ],
] as const) {
  test(`a ticket is closed, stays so after a reload, and is opened again, ${base || 'en'}`, async ({ page }) => {
    await page.goto(`${base}/support-tickets/${slug}`);
    const state = (name: string) => page.getByRole('main').getByText(name, { exact: true }).filter({ visible: true });
    const close = page.getByRole('button', { name: words.close });
    await expect(state(words.open)).toBeVisible();
    await close.focus();
    await page.keyboard.press('Enter');
    await expect(state(words.closed)).toBeVisible();
    await expect(page.getByText(words.title)).toBeVisible();
    await expect(page.getByRole('textbox', { name: words.reply })).toBeHidden();
    // The static page went with what had the focus.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.reload();
    await expect(state(words.closed)).toBeVisible();
    await page.goto(`${base}/support-tickets`);
    await expect(state(words.closed)).toHaveCount(1);
    await page.goto(`${base}/support-tickets/${slug}`);
    await page.getByRole('button', { name: words.again }).click();
    await expect(close).toBeVisible();
    await expect(close).toBeFocused();
    await expect(page.getByRole('textbox', { name: words.reply })).toBeVisible();
  });
}

test.describe('a picture of a file', () => {
  // The trace recorder of Playwright reads each picture of a `blob:` address once more, which the page may not.
  test.use({ allowedComplaints: /status of 404|Connecting to 'blob:/ });

  test('a profile picture is chosen, and stands in the account after a reload', async ({ page }) => {
    await page.goto('/profile');
    await page.getByRole('link', { name: 'Edit profile' }).click();
    const field = page.getByLabel('Profile picture');
    await expect(page.getByRole('button', { name: 'Save changes' })).toBeEnabled();
    await field.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no face') });
    await expect(page.getByText('notes.txt is of a kind that is not taken here.')).toBeVisible();
    await field.setInputFiles({ name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'This picture could not be loaded.' }).first(),
    ).toBeVisible();
    const favicon = await page.request.get('/icon-192.png');
    await field.setInputFiles({ name: 'face.png', mimeType: 'image/png', buffer: await favicon.body() });
    await expect(page.getByRole('list', { name: 'Chosen files' })).toContainText('face.png');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page).toHaveURL('/profile');
    await expect(page.getByText('Your profile was saved.').first()).toBeVisible();
    const face = page.getByRole('main').locator('img[src^="data:image/webp"]').filter({ visible: true }).first();
    await expect(face).toBeVisible();
    await page.reload();
    await expect(face).toBeVisible();
    // A browser that shows it has read it.
    await expect.poll(() => face.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBe(208);
  });
});

test('a customer sees their own profile and orders, changes their name, and logs out', async ({ page }) => {
  await page.goto('/profile');
  await page.request.post('/login/customer', { data: sample });
  await page.reload();
  await expect(page.getByText('Tobias Brandt').filter({ visible: true }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Edit profile' }).click();
  await expect(page.getByRole('textbox', { name: /First name/ })).toHaveValue('Tobias');
  await page.getByRole('textbox', { name: /First name/ }).fill('Tobi');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByText('Tobi Brandt').filter({ visible: true }).first()).toBeVisible();
  await page.goto('/orders/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { level: 1, name: 'There is nothing at this address' })).toBeVisible();
  const menu = page.getByRole('button', { name: 'Account', exact: true });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: 'Log out' }).filter({ visible: true }).last().click();
  await expect(page).toHaveURL('/');
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('mr-session');
});

test.describe('when the API fails', () => {
  test.use({ allowedComplaints: /status of (?:404|503)/ });

  test('own records say so and are tried again', async ({ page }) => {
    await page.goto('/orders');
    await page.request.post('/login/customer', { data: sample });
    await page.route('**/api/users/orders*', (route) => route.fulfill({ status: 503, body: '' }));
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Your account could not be loaded' })).toBeVisible();
    await page.unroute('**/api/users/orders*');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('table', { name: 'Orders' })).toBeVisible();
    // The button that had the focus is gone.
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeFocused();
  });

  test('a form keeps what was typed', async ({ page }) => {
    await page.route('**/api/address/user*', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto('/address/new');
    for (const [name, text] of [
      [/Name of this address/, 'Office'],
      [/Street/, 'Mill Lane 5'],
      [/City/, 'Dover'],
      [/Postcode/, '1'],
    ] as const)
      await page.getByRole('textbox', { name }).fill(text);
    await page.getByRole('combobox', { name: /Country/ }).selectOption('Brazil');
    await page.getByRole('button', { name: 'Save address' }).click();
    await expect(page.getByText('The address was not saved.').first()).toBeVisible();
    await expect(page.getByRole('textbox', { name: /Street/ })).toHaveValue('Mill Lane 5');
  });
});
