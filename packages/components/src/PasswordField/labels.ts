/** Every string that `PasswordField` shows or announces. */
export interface PasswordFieldLabels {
  /** Name of the button that makes the password readable. Give two fields of one form different names. */
  showPassword: string;
  /** Name of the same button while the password is readable. */
  hidePassword: string;
}

/** The English strings of `PasswordField`. */
export const passwordFieldLabels: PasswordFieldLabels = {
  showPassword: 'Show password',
  hidePassword: 'Hide password',
};
