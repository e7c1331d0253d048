import { expect, tabTo, test } from '../support/journey.ts';
import { languages } from '../support/words.ts';

const words = {
  en: {
    registerLink: 'Create an account',
    name: /^Full name/,
    email: /^Email/,
    password: /^Password/,
    retype: /^Retype password/,
    show: 'Show password',
    hide: 'Hide password',
    agree: /agree with the Terms and Conditions/,
    create: 'Create an Account',
    nameRequired: 'Name is required',
    emailRequired: 'Email is required',
    agreeRequired: 'You have to agree with our Terms and Conditions!',
    mustMatch: 'Passwords must match',
    agreed: 'Terms and Conditions: yes',
    forgot: 'Forgot password?',
    resetTitle: 'Reset your password',
    reset: 'Reset',
    resetInvalid: 'invalid email',
    resetRegister: 'Register',
  },
  de: {
    registerLink: 'Kundenkonto anlegen',
    name: /^Vor- und Nachname/,
    email: /^E-Mail-Adresse/,
    password: /^Passwort(?! wiederholen)/,
    retype: /^Passwort wiederholen/,
    show: 'Passwort anzeigen',
    hide: 'Passwort verbergen',
    agree: /akzeptiere ich die Allgemeinen Geschäftsbedingungen/,
    create: 'Kundenkonto anlegen',
    nameRequired: 'Bitte geben Sie Ihren Namen ein',
    emailRequired: 'Bitte geben Sie Ihre E-Mail-Adresse ein',
    agreeRequired: 'Sie müssen unseren Allgemeinen Geschäftsbedingungen zustimmen!',
    mustMatch: 'Die Passwörter müssen übereinstimmen',
    agreed: 'Allgemeine Geschäftsbedingungen: ja',
    forgot: 'Passwort vergessen?',
    resetTitle: 'Passwort zurücksetzen',
    reset: 'Zurücksetzen',
    resetInvalid: 'Ungültige E-Mail-Adresse',
    resetRegister: 'Registrieren',
  },
};

for (const [language, { base }] of Object.entries(languages)) {
  const t = words[language as keyof typeof words];

  test(`register and reset by keyboard alone: they show what was entered and call nothing, ${language}`, async ({
    page,
  }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') calls.push(request.url());
    });
    const shown: string[] = [];
    page.on('dialog', (dialog) => {
      shown.push(dialog.message());
      void dialog.accept();
    });
    const { keyboard } = page;
    const main = page.getByRole('main');

    await page.goto(`${base}/login`);
    await tabTo(page, main.getByRole('link', { name: t.registerLink }));
    await keyboard.press('Enter');
    await expect(page).toHaveURL(`${base}/register`);
    const create = main.getByRole('button', { name: t.create });
    const name = main.getByRole('textbox', { name: t.name });
    await tabTo(page, create);
    await keyboard.press('Enter');
    for (const message of [t.nameRequired, t.emailRequired, t.agreeRequired])
      await expect(page.getByText(message)).toBeVisible();
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(new RegExp(t.nameRequired));
    await expect(page).toHaveTitle(/^(?:Error|Fehler): /);

    await keyboard.type('Ines Calder');
    await tabTo(page, main.getByRole('textbox', { name: t.email }));
    await keyboard.type('ines@example.com');
    const password = main.getByLabel(t.password);
    await tabTo(page, password.first());
    await keyboard.type('one');
    await keyboard.press('Tab');
    await expect(main.getByRole('button', { name: t.show, exact: true })).toBeFocused();
    await keyboard.press('Space');
    await expect(main.getByRole('button', { name: t.hide, exact: true })).toBeFocused();
    await expect(password.first()).toHaveAttribute('type', 'text');
    await keyboard.press('Tab');
    await keyboard.type('two');
    await keyboard.press('Enter');
    await expect(page.getByText(t.mustMatch)).toBeVisible();
    const retype = main.getByLabel(t.retype);
    await expect(retype).toBeFocused();
    await keyboard.press('ControlOrMeta+a');
    await keyboard.type('one');
    await expect(page.getByText(t.mustMatch)).toBeHidden();
    const agree = main.getByRole('checkbox', { name: t.agree });
    await tabTo(page, agree);
    await keyboard.press('Space');
    await expect(agree).toBeChecked();
    await tabTo(page, create);
    await expect(page).not.toHaveTitle(/^(?:Error|Fehler): /);
    expect(shown).toEqual([]);
    await keyboard.press('Enter');
    await expect.poll(() => shown.join()).toContain('Ines Calder');
    expect(shown.join()).toContain('ines@example.com');
    expect(shown.join().split('\n')).toContain(t.agreed);
    expect(shown.join()).not.toContain('one');
    expect(shown.join().match(/: •{8}$/gm)).toHaveLength(2);

    await page.goto(`${base}/login`);
    await tabTo(page, main.getByRole('link', { name: t.forgot }));
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: t.resetTitle })).toBeVisible();
    const email = main.getByRole('textbox', { name: t.email });
    await tabTo(page, email);
    await keyboard.type('other');
    await keyboard.press('Enter');
    await expect(page.getByText(t.resetInvalid)).toBeVisible();
    await expect(email).toBeFocused();
    await keyboard.type('@example.com');
    await tabTo(page, main.getByRole('button', { name: t.reset }));
    await keyboard.press('Enter');
    await expect.poll(() => shown.join()).toContain('other@example.com');
    await tabTo(page, main.getByRole('link', { name: t.resetRegister }));
    await keyboard.press('Enter');
    await expect(page).toHaveURL(`${base}/register`);
    expect(calls).toEqual([]);
  });
}
