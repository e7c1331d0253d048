import type { AccountMailKind, Mail, MailLanguage } from './mailer.ts';

/** Path of the page that a mail links to, without its language. */
const pages: Record<AccountMailKind, string> = {
  'confirm-account': '/register/confirm',
  'account-exists': '/login',
  'reset-password': '/reset-password/confirm',
  'password-changed': '/reset-password',
};

/** Prefixes of paths by language. */
export const folders: Record<MailLanguage, string> = { en: '', de: '/de' };

/** Paragraphs of a mail; `{shop}` is the host of the shop, `{link}` the address of the page. Never text of a user: a stranger may have sent it. */
const texts: Record<MailLanguage, Record<AccountMailKind, MailText>> = {
  en: {
    'confirm-account': {
      subject: 'Confirm your email address',
      text: [
        'Hello,',
        'An account at {shop} was requested with this email address. Confirm the address to open the account:',
        '{link}',
        'The link works once, within 24 hours. If this was not you, ignore this mail: no account is opened.',
      ],
    },
    'account-exists': {
      subject: 'You already have an account',
      text: [
        'Hello,',
        'An account at {shop} was requested with this email address, but you already have one. Log in here:',
        '{link}',
        'The login page also helps if you forgot the password. If this was not you, ignore this mail.',
      ],
    },
    'reset-password': {
      subject: 'Choose a new password',
      text: [
        'Hello,',
        'A new password was requested for your account at {shop}. Choose it here:',
        '{link}',
        'The link works once, within an hour. If this was not you, ignore this mail: your password stays the same.',
      ],
    },
    'password-changed': {
      subject: 'Your password was changed',
      text: [
        'Hello,',
        'The password of your account at {shop} was changed, and every device was logged out.',
        'If this was not you, choose a new password now:',
        '{link}',
      ],
    },
  },
  de: {
    'confirm-account': {
      subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
      text: [
        'Guten Tag,',
        'mit dieser E-Mail-Adresse wurde ein Kundenkonto bei {shop} beantragt. Bestätigen Sie die Adresse, um das Konto zu eröffnen:',
        '{link}',
        'Der Link gilt einmal und 24 Stunden lang. Falls Sie das nicht waren, ignorieren Sie diese Nachricht: Es wird kein Konto eröffnet.',
      ],
    },
    'account-exists': {
      subject: 'Sie haben bereits ein Kundenkonto',
      text: [
        'Guten Tag,',
        'mit dieser E-Mail-Adresse wurde ein Kundenkonto bei {shop} beantragt, aber Sie haben bereits eines. Hier melden Sie sich an:',
        '{link}',
        'Dort finden Sie auch Hilfe, falls Sie Ihr Passwort vergessen haben. Falls Sie das nicht waren, ignorieren Sie diese Nachricht.',
      ],
    },
    'reset-password': {
      subject: 'Wählen Sie ein neues Passwort',
      text: [
        'Guten Tag,',
        'für Ihr Kundenkonto bei {shop} wurde ein neues Passwort angefordert. Hier legen Sie es fest:',
        '{link}',
        'Der Link gilt einmal und eine Stunde lang. Falls Sie das nicht waren, ignorieren Sie diese Nachricht: Ihr Passwort bleibt, wie es ist.',
      ],
    },
    'password-changed': {
      subject: 'Ihr Passwort wurde geändert',
      text: [
        'Guten Tag,',
        'das Passwort Ihres Kundenkontos bei {shop} wurde geändert, und alle Geräte wurden abgemeldet.',
        'Falls Sie das nicht waren, wählen Sie jetzt ein neues Passwort:',
        '{link}',
      ],
    },
  },
};

/** Parts of a mail that vary. */
export interface MailParts {
  to: string;
  kind: AccountMailKind;
  language: MailLanguage;
  /** Origin of the pages. */
  origin: string;
  /** Optional. Secret that the page sends back. */
  token?: string;
}

/** Writes a mail about an account. */
export function writeMail({ to, kind, language, origin, token }: MailParts): Mail {
  const query = token === undefined ? '' : `?token=${token}`;
  const link = origin + folders[language] + pages[kind] + query;
  return { to, kind, language, link, ...fillMail(texts[language][kind], origin, { link }) };
}

/** Subject and paragraphs of a mail with `{name}` for what varies. */
export interface MailText {
  subject: string;
  text: readonly string[];
}

/** Fills in the values of a mail; `{shop}` is the host of `origin`. */
export function fillMail(
  { subject, text }: MailText,
  origin: string,
  values: Readonly<Record<string, string>>,
): Pick<Mail, 'subject' | 'text'> {
  const all: Readonly<Record<string, string>> = { shop: new URL(origin).host, ...values };
  const fill = (paragraph: string) => paragraph.replace(/\{(\w+)\}/g, (place, key: string) => all[key] ?? place);
  return { subject: fill(subject), text: `${text.map(fill).join('\n\n')}\n` };
}

/** Language of a request's `?lang=`; any other value is English. */
export function mailLanguageOf(lang: string | undefined): MailLanguage {
  return lang === 'de' ? 'de' : 'en';
}
