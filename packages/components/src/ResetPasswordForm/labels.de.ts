import type { ResetPasswordFormLabels } from './labels';

/** The German strings of `ResetPasswordForm`. */
export const resetPasswordFormLabels: ResetPasswordFormLabels = {
  email: 'E-Mail-Adresse',
  submit: 'Zurücksetzen',
  pending: 'Wird zurückgesetzt …',
  loading: 'Wird geladen …',
  required: 'Felder mit * sind Pflichtfelder.',
  emailRequired: 'Bitte geben Sie Ihre E-Mail-Adresse ein',
  emailInvalid: 'Ungültige E-Mail-Adresse',
  failedTitle: 'Ihr Passwort konnte nicht zurückgesetzt werden.',
  failedText: 'Bitte versuchen Sie es noch einmal; Ihre Eingabe ist noch da.',
  noAccount: 'Noch kein Kundenkonto?',
  register: 'Registrieren',
};
