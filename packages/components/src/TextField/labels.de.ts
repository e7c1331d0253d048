import type { TextFieldLabels } from './labels';

/** The German strings of `TextField`. */
export const textFieldLabels: TextFieldLabels = {
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
};
