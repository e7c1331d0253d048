import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import type { Shop } from '../support/server.ts';

/** A shop whose users register. It prints its mails. */
test.use({
  environment: { ACCOUNTS: 'real', SAMPLE_DATA: '0' },
  allowedComplaints: /status of (401|403|404|410)/,
});

const words = {
  en: {
    base: '',
    name: /^Full name/,
    email: /^Email/,
    password: /^Password/,
    retype: /^Retype password/,
    agree: /agree with the Terms and Conditions/,
    create: 'Create an Account',
    tooShort: 'Use 8 characters or more',
    sent: 'Check your mail.',
    subject: {
      confirm: 'Confirm your email address',
      exists: 'You already have an account',
      reset: 'Choose a new password',
    },
    confirm: 'Confirm email address',
    open: 'Your account is open.',
    dead: 'This link does not work any more.',
    logIn: 'Log in',
    forgot: 'Forgot password?',
    reset: 'Reset',
    save: 'Save new password',
    changed: 'Your password is changed.',
    wrong: 'Email or password is wrong.',
    profile: 'Profile',
    download: 'Download my data',
    endAll: 'Log out on all devices',
    remove: 'Delete account',
    removeAsk: 'Delete your account?',
    ownPassword: /^Your password/,
    removeYes: 'Delete account for good',
    wrongPassword: 'The password is wrong.',
    ask: 'Please log in',
  },
  de: {
    base: '/de',
    name: /^Vor- und Nachname/,
    email: /^E-Mail-Adresse/,
    password: /^Passwort(?! wiederholen)/,
    retype: /^Passwort wiederholen/,
    agree: /akzeptiere ich die Allgemeinen Geschäftsbedingungen/,
    create: 'Kundenkonto anlegen',
    tooShort: 'Bitte verwenden Sie mindestens 8 Zeichen',
    sent: 'Sehen Sie in Ihrem Postfach nach.',
    subject: {
      confirm: 'Bestätigen Sie Ihre E-Mail-Adresse',
      exists: 'Sie haben bereits ein Kundenkonto',
      reset: 'Wählen Sie ein neues Passwort',
    },
    confirm: 'E-Mail-Adresse bestätigen',
    open: 'Ihr Kundenkonto ist eröffnet.',
    dead: 'Dieser Link gilt nicht mehr.',
    logIn: 'Anmelden',
    forgot: 'Passwort vergessen?',
    reset: 'Zurücksetzen',
    save: 'Neues Passwort speichern',
    changed: 'Ihr Passwort ist geändert.',
    wrong: 'E-Mail-Adresse oder Passwort ist falsch.',
    profile: 'Profil',
    download: 'Meine Daten herunterladen',
    endAll: 'Auf allen Geräten abmelden',
    remove: 'Kundenkonto löschen',
    removeAsk: 'Ihr Kundenkonto löschen?',
    ownPassword: /^Ihr Passwort/,
    removeYes: 'Endgültig löschen',
    wrongPassword: 'Das Passwort ist falsch.',
    ask: 'Bitte melden Sie sich an',
  },
} as const;

const firstPassword = 'a lamp for the stairs';
const secondPassword = 'two lamps for the cellar';

/** Path and query of the link in the newest mail of a subject to an address; waits for it. */
async function linkInMail(shop: Shop, email: string, subject: string): Promise<string> {
  let link = '';
  await expect
    .poll(() => {
      const mail = shop.printed().split(`Mail to ${email}\nSubject: ${subject}\n`).at(-1) ?? '';
      link = shop.printed().includes(`Subject: ${subject}`) ? (/^http\S+$/m.exec(mail)?.[0] ?? '') : '';
      return link;
    })
    .not.toBe('');
  const { pathname, search } = new URL(link);
  return pathname + search;
}

for (const [language, t] of Object.entries(words)) {
  const main = (page: Page) => page.getByRole('main');
  const email = `cleo-${language}@shop.test`;

  const register = async (page: Page, password: string) => {
    await page.goto(`${t.base}/register`);
    await main(page).getByRole('textbox', { name: t.name }).fill('Cleo Dorn');
    await main(page).getByRole('textbox', { name: t.email }).fill(email);
    await main(page).getByLabel(t.password).first().fill(password);
    await main(page).getByLabel(t.retype).first().fill(password);
    await main(page).getByRole('checkbox', { name: t.agree }).check();
    await main(page).getByRole('button', { name: t.create }).click();
  };
  const logIn = async (page: Page, password: string) => {
    await page.goto(`${t.base}/login?returnTo=${encodeURIComponent(`${t.base}/profile`)}`);
    await main(page)
      .getByLabel(/Email or Phone|E-Mail/)
      .first()
      .fill(email);
    await main(page).getByLabel(t.password).first().fill(password);
    await main(page).getByRole('button', { name: t.logIn, exact: true }).click();
  };
  const expectProfile = async (page: Page) => {
    await expect(page).toHaveURL(new RegExp(`${t.base}/profile$`));
    await expect(page.getByRole('heading', { level: 1, name: t.profile })).toBeVisible();
    await expect(main(page).getByText(email)).toBeVisible();
  };

  test(`a user registers, resets the password, and takes the account away again, ${language}`, async ({
    page,
    shop,
    browser,
  }) => {
    const alerts: string[] = [];
    page.on('dialog', (dialog) => {
      alerts.push(dialog.message());
      void dialog.accept();
    });

    await register(page, 'short');
    await expect(page.getByText(t.tooShort)).toBeVisible();
    await main(page).getByLabel(t.password).first().fill(firstPassword);
    await main(page).getByLabel(t.retype).first().fill(firstPassword);
    await main(page).getByRole('button', { name: t.create }).click();
    await expect(main(page).getByText(t.sent)).toBeVisible();
    await expect(main(page).getByText(email)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    const confirmation = await linkInMail(shop, email, t.subject.confirm);
    expect(confirmation).toMatch(new RegExp(`^${t.base}/register/confirm\\?token=`));

    await page.goto(confirmation);
    await main(page).getByRole('button', { name: t.confirm }).click();
    await expect(main(page).getByText(t.open, { exact: true })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.goto(confirmation);
    await main(page).getByRole('button', { name: t.confirm }).click();
    await expect(main(page).getByText(t.dead)).toBeVisible();
    await main(page).getByRole('link', { name: t.logIn, exact: true }).click();
    await expect(page).toHaveURL(`${t.base}/login`);

    // The second registration looks the same and changes nothing.
    await register(page, secondPassword);
    await expect(main(page).getByText(t.sent)).toBeVisible();
    await linkInMail(shop, email, t.subject.exists);
    await logIn(page, secondPassword);
    await expect(main(page).getByText(t.wrong)).toBeVisible();
    await logIn(page, firstPassword);
    await expectProfile(page);
    expect(await axeFindings(page)).toEqual([]);

    // Another device resets the password, which ends this session.
    const elsewhere = await (await browser.newContext({ baseURL: shop.url })).newPage();
    await elsewhere.goto(`${t.base}/login`);
    await main(elsewhere).getByRole('link', { name: t.forgot }).click();
    await main(elsewhere).getByRole('textbox', { name: t.email }).fill(email);
    await main(elsewhere).getByRole('button', { name: t.reset, exact: true }).click();
    await expect(main(elsewhere).getByText(t.sent)).toBeVisible();
    await elsewhere.goto(await linkInMail(shop, email, t.subject.reset));
    await main(elsewhere).getByLabel(t.password).first().fill(secondPassword);
    await main(elsewhere).getByLabel(t.retype).first().fill(secondPassword);
    await main(elsewhere).getByRole('button', { name: t.save }).click();
    await expect(main(elsewhere).getByText(t.changed)).toBeVisible();
    await page.goto(`${t.base}/profile`);
    await expect(page.getByRole('heading', { level: 1, name: t.ask })).toBeVisible();

    // Both devices log in; one logs out everywhere.
    await logIn(page, secondPassword);
    await expectProfile(page);
    await logIn(elsewhere, secondPassword);
    await expectProfile(elsewhere);
    await main(elsewhere).getByRole('button', { name: t.endAll }).click();
    await expect(elsewhere).toHaveURL(t.base === '' ? '/' : t.base);
    await page.goto(`${t.base}/profile`);
    await expect(page.getByRole('heading', { level: 1, name: t.ask })).toBeVisible();

    await logIn(page, secondPassword);
    await expectProfile(page);
    const downloading = page.waitForEvent('download');
    await main(page).getByRole('button', { name: t.download }).click();
    const file = await (await downloading).path();
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ account: { email, firstName: 'Cleo' } });

    await main(page).getByRole('button', { name: t.remove }).click();
    const dialog = page.getByRole('dialog', { name: t.removeAsk });
    await dialog.getByLabel(t.ownPassword).first().fill(firstPassword);
    await dialog.getByRole('button', { name: t.removeYes }).click();
    await expect(dialog.getByText(t.wrongPassword)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByLabel(t.ownPassword).first().fill(secondPassword);
    await dialog.getByRole('button', { name: t.removeYes }).click();
    await expect(page).toHaveURL(t.base === '' ? '/' : t.base);
    await logIn(page, secondPassword);
    await expect(main(page).getByText(t.wrong)).toBeVisible();
    expect(alerts).toEqual([]);
    expect(shop.printed()).not.toMatch(/a lamp|two lamps/);
  });
}
