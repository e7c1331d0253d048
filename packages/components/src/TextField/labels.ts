/** Every string that `TextField` shows or announces. */
export interface TextFieldLabels {
  /** Name of the button that makes a password readable. Give two fields of one form different names. */
  showPassword: string;
  /** Name of the same button while the password is readable. */
  hidePassword: string;
}

/** The English strings of `TextField`. */
export const textFieldLabels: TextFieldLabels = { showPassword: 'Show password', hidePassword: 'Hide password' };
