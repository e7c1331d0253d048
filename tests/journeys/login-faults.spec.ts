import { users } from '@marketrow/fixtures';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { languages } from '../support/words.ts';

// A browser logs each call that fails.
test.use({ allowedComplaints: /status of (?:404|429|500)|ERR_INTERNET_DISCONNECTED/ });

const words = {
  en: {
    email: 'Email or Phone Number',
    password: 'Password',
    submit: 'Log in',
    noAnswer: ['The shop did not answer.', 'Try again in a moment; what you typed is still here.'],
    tooMany: ['Too many attempts.', 'Wait 3 minutes and try again; what you typed is still here.'],
    offline: ['You are offline.', 'Check the connection and try again; what you typed is still here.'],
  },
  de: {
    email: 'E-Mail-Adresse oder Telefonnummer',
    password: 'Passwort',
    submit: 'Anmelden',
    noAnswer: ['Der Shop hat nicht geantwortet.', 'Versuchen Sie es gleich noch einmal; Ihre Eingaben sind noch da.'],
    tooMany: [
      'Zu viele Versuche.',
      'Warten Sie 3 Minuten und versuchen Sie es noch einmal; Ihre Eingaben sind noch da.',
    ],
    offline: [
      'Sie sind offline.',
      'Prüfen Sie die Verbindung und versuchen Sie es noch einmal; Ihre Eingaben sind noch da.',
    ],
  },
} as const;

/** Has the call of the login answer with a status. */
async function answerLogin(page: Page, status: number, headers: Record<string, string> = {}): Promise<void> {
  await page.route('**/login/customer', (route) => route.fulfill({ status, headers, json: {} }), { times: 1 });
}

for (const [language, { base }] of Object.entries(languages)) {
  const t = words[language as keyof typeof words];
  const { email, password } = users[language === 'en' ? 10 : 11]!;

  test(`a login that fails says why, loses nothing that was typed, and works when it is tried again, ${language}`, async ({
    page,
    context,
  }) => {
    await page.goto(`${base}/login?returnTo=/about`);
    const submit = page.getByRole('button', { name: t.submit, exact: true });
    const passwordField = page.getByLabel(t.password, { exact: true });
    await page.getByLabel(t.email).fill(email);
    await passwordField.fill(password);

    const expectFailure = async ([title, text]: readonly [string, string]) => {
      await expect(page.getByText(title)).toBeFocused();
      await expect(page.getByRole('alert').filter({ hasText: title })).toContainText(text);
      await expect(page.getByLabel(t.email)).toHaveValue(email);
      await expect(passwordField).toHaveValue(password);
    };
    await answerLogin(page, 500);
    await submit.click();
    await expectFailure(t.noAnswer);
    await answerLogin(page, 429, { 'retry-after': '150' });
    await submit.click();
    await expectFailure(t.tooMany);
    await context.setOffline(true);
    await submit.click();
    await expectFailure(t.offline);
    await context.setOffline(false);
    await submit.click();
    await expect(page).toHaveURL('/about');
  });
}
