import type { RegisterFormLabels } from './labels';

/** The German strings of `RegisterForm`. */
export const registerFormLabels: RegisterFormLabels = {
  name: 'Vor- und Nachname',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  retype: 'Passwort wiederholen',
  showRetype: 'Wiederholtes Passwort anzeigen',
  hideRetype: 'Wiederholtes Passwort verbergen',
  agreement: 'Mit der Registrierung akzeptiere ich die',
  terms: 'Allgemeinen Geschäftsbedingungen',
  submit: 'Kundenkonto anlegen',
  pending: 'Ihr Kundenkonto wird angelegt …',
  loading: 'Wird geladen …',
  required: 'Felder mit * sind Pflichtfelder.',
  nameRequired: 'Bitte geben Sie Ihren Namen ein',
  emailRequired: 'Bitte geben Sie Ihre E-Mail-Adresse ein',
  emailInvalid: 'Die E-Mail-Adresse ist ungültig',
  passwordRequired: 'Bitte geben Sie ein Passwort ein',
  retypeRequired: 'Bitte wiederholen Sie das Passwort',
  retypeDifferent: 'Die Passwörter müssen übereinstimmen',
  agreementRequired: 'Sie müssen unseren Allgemeinen Geschäftsbedingungen zustimmen!',
  failedTitle: 'Ihr Kundenkonto konnte nicht angelegt werden.',
  failedText: 'Bitte versuchen Sie es noch einmal, und geben Sie das Passwort noch einmal ein.',
  hereBefore: 'Schon einmal hier gewesen?',
  login: 'Anmelden',
};
