import type { Page } from '@playwright/test';
import { expect, tabTo, test } from '../support/journey.ts';

// Changes of these journeys are everybody's.
test.use({ changesShop: true });

// A browser logs each call that fails.
test.use({ allowedComplaints: /status of (?:404|429|500|503)|ERR_(?:FAILED|INTERNET_DISCONNECTED)/ });

/** Has the next call of an address answer with a status. */
async function failOnce(page: Page, address: string, status: number): Promise<void> {
  await page.route(address, (route) => route.fulfill({ status, body: '' }), { times: 1 });
}

test('an address in German by keyboard alone: messages, a shop that fails, offline, and saved at last', async ({
  page,
  context,
}) => {
  const { keyboard } = page;
  const main = page.getByRole('main');
  const field = (name: RegExp) => main.getByRole('textbox', { name }).or(main.getByRole('combobox', { name }));
  const typed = [
    [/^Name dieser Adresse/, 'Büro'],
    [/^Land/, 'Deutschland'],
    [/^Straße und Hausnummer/, 'Mühlweg 5'],
    [/^Postleitzahl/, '50667'],
    [/^Ort/, 'Köln'],
  ] as const;
  await page.goto('/de/address');
  await tabTo(page, main.getByRole('link', { name: 'Adresse hinzufügen' }).first());
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/de/address/new');
  const save = main.getByRole('button', { name: 'Adresse speichern' });
  await tabTo(page, save);
  await keyboard.press('Enter');
  await expect(field(/^Name dieser Adresse/)).toBeFocused();
  await expect(field(/^Name dieser Adresse/)).toHaveAccessibleDescription(
    'Zum Beispiel Zuhause oder Büro. Geben Sie der Adresse einen Namen',
  );
  await expect(page).toHaveTitle(/^Fehler: /);
  for (const [name, text] of typed) {
    await tabTo(page, field(name));
    await keyboard.type(text);
  }
  await expect(page).not.toHaveTitle(/^Fehler: /);

  const failed = main.getByText('Die Adresse wurde nicht gespeichert.');
  const expectKept = async () => {
    await expect(failed).toBeFocused();
    await expect(main.getByRole('alert').filter({ hasText: 'Ihre Eingaben sind noch da' })).toBeVisible();
    for (const [name, text] of typed) await expect(field(name)).toHaveValue(text === 'Deutschland' ? 'Germany' : text);
  };
  await failOnce(page, '**/api/address/user', 429);
  await keyboard.press('Enter');
  await expectKept();
  await context.setOffline(true);
  await tabTo(page, save);
  await keyboard.press('Enter');
  await expectKept();
  await context.setOffline(false);
  await tabTo(page, save);
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/de/address');
  await expect(main.getByText('Die Adresse wurde gespeichert.')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Büro' }).last()).toBeVisible();
  await expect(main.getByText('Mühlweg 5')).toBeVisible();
});

test('a profile in German by keyboard alone: a wrong field, a shop that fails, and saved at last', async ({ page }) => {
  const { keyboard } = page;
  const main = page.getByRole('main');
  await page.goto('/de/profile');
  await tabTo(page, main.getByRole('link', { name: 'Profil bearbeiten' }));
  await keyboard.press('Enter');
  const firstName = main.getByRole('textbox', { name: /^Vorname/ });
  const email = main.getByRole('textbox', { name: /^E-Mail-Adresse/ });
  await expect(firstName).toHaveValue('Ines');
  await expect(main.getByRole('button', { name: 'Änderungen speichern' })).toBeEnabled();
  await tabTo(page, firstName);
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('Änne');
  await tabTo(page, email);
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('aenne');
  await keyboard.press('Enter');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/ungültig/);
  await keyboard.type('@example.com');
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
  await failOnce(page, '**/api/user-list/*', 503);
  await keyboard.press('Enter');
  await expect(main.getByText('Ihr Profil wurde nicht gespeichert.')).toBeFocused();
  await expect(firstName).toHaveValue('Änne');
  await expect(email).toHaveValue('aenne@example.com');
  await tabTo(page, main.getByRole('button', { name: 'Änderungen speichern' }));
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/de/profile');
  await expect(main.getByText('Ihr Profil wurde gespeichert.')).toBeVisible();
  await expect(main.getByText('Änne Calder').filter({ visible: true }).first()).toBeVisible();
  await expect(main.getByText('aenne@example.com').filter({ visible: true })).toBeVisible();
});

test('a ticket whose calls fail keeps the reply and its state, and both work when they are tried again', async ({
  page,
}) => {
  await page.goto('/support-tickets/gift-card-is-not-taken-at-the-end');
  const main = page.getByRole('main');
  const reply = main.getByRole('textbox', { name: /^Your reply/ });
  const send = main.getByRole('button', { name: 'Send reply' });
  await reply.fill('It works now.');
  await failOnce(page, '**/replies*', 500);
  await send.click();
  await expect(main.getByText('Your reply was not sent.')).toBeFocused();
  await expect(reply).toHaveValue('It works now.');
  await send.click();
  await expect(main.getByRole('list', { name: 'Conversation' }).getByText('It works now.')).toHaveCount(1);
  await expect(page.getByRole('status')).toHaveText('Your reply was sent');
  await expect(reply).toHaveValue('');

  const close = main.getByRole('button', { name: 'Close ticket' });
  await failOnce(page, '**/api/tickets/gift-card*', 500);
  await close.click();
  const failed = 'The ticket could not be changed. Please try again.';
  await expect(main.getByText(failed).filter({ visible: true }).first()).toBeVisible();
  await expect(close).toBeFocused();
  await close.click();
  await expect(main.getByRole('button', { name: 'Open again' })).toBeVisible();
  await expect(main.getByText(failed).filter({ visible: true })).toHaveCount(0);
});
