/** Every string that `ResetPasswordForm` shows or announces. */
export interface ResetPasswordFormLabels {
  /** Label of the mail address. */
  email: string;
  /** The submit button. */
  submit: string;
  /** The submit button while the form is sent. */
  pending: string;
  /** The submit button until it can act. */
  loading: string;
  /** What the star of a label means. */
  required: string;
  /** Message where the mail address is missing. */
  emailRequired: string;
  /** Message where it is no mail address. */
  emailInvalid: string;
  /** What happened, where the request could not be sent. */
  failedTitle: string;
  /** What to do then. */
  failedText: string;
  /** Question before the link to the registration. */
  noAccount: string;
  /** Link to the registration. */
  register: string;
}

/** The English strings of `ResetPasswordForm`. */
export const resetPasswordFormLabels: ResetPasswordFormLabels = {
  email: 'Email',
  submit: 'Reset',
  pending: 'Resetting…',
  loading: 'Loading…',
  required: 'Fields marked * are required.',
  emailRequired: 'Email is required',
  emailInvalid: 'invalid email',
  failedTitle: 'Your password could not be reset.',
  failedText: 'Please try again; what you typed is still here.',
  noAccount: "Don't have an account?",
  register: 'Register',
};
