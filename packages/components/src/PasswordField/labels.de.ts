import type { PasswordFieldLabels } from './labels';

/** The German strings of `PasswordField`. */
export const passwordFieldLabels: PasswordFieldLabels = {
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
};
