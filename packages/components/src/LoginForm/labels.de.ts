import type { LoginFormLabels } from './labels';

/** The German strings of `LoginForm`. */
export const loginFormLabels: LoginFormLabels = {
  email: 'E-Mail-Adresse oder Telefonnummer',
  password: 'Passwort',
  forgot: 'Passwort vergessen?',
  submit: 'Anmelden',
  pending: 'Sie werden angemeldet …',
  loading: 'Wird geladen …',
  required: 'Felder mit * sind Pflichtfelder.',
  emailRequired: 'Bitte geben Sie Ihre E-Mail-Adresse ein',
  emailInvalid: 'Die E-Mail-Adresse ist ungültig',
  passwordRequired: 'Bitte geben Sie Ihr Passwort ein',
  failedTitle: 'Die Anmeldung hat nicht geklappt.',
  failedText: 'Prüfen Sie beide Felder und versuchen Sie es noch einmal; Ihr Warenkorb bleibt, wie er ist.',
  newHere: 'Noch kein Kundenkonto?',
  register: 'Kundenkonto anlegen',
};
