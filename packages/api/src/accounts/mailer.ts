/** Language of a mail. */
export type MailLanguage = 'en' | 'de';

/** Reason of a mail. */
export type MailKind = AccountMailKind | 'back-in-stock' | 'order-placed';

/** Reason of a mail about an account. */
export type AccountMailKind = 'confirm-account' | 'account-exists' | 'reset-password' | 'password-changed';

/** A mail to a user, ready to send. Never has a password. */
export interface Mail {
  /** One mail address. */
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
  /** For a template of your own. */
  kind: MailKind;
  /** For a template of your own. */
  language: MailLanguage;
  /** Address of the page that the mail links to. May have a token: never log it. */
  link: string;
  /** Optional. Page that ends mails of this kind, for a header `List-Unsubscribe`. */
  unsubscribe?: string;
}

/** Port to a mail service. */
export interface Mailer {
  /** Sends a mail. Callers do not wait for it; a rejection is logged. */
  send(mail: Mail): Promise<void> | void;
}

/** Prints mails to stdout, for development: a log that keeps them holds tokens. */
export const consoleMailer: Mailer = {
  send({ to, subject, text }) {
    process.stdout.write(`\nMail to ${to}\nSubject: ${subject}\n\n${text}\n`);
  },
};
