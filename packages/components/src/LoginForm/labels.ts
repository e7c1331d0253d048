/** Every string that `LoginForm` shows or announces. */
export interface LoginFormLabels {
  /** Label of the first field. */
  email: string;
  /** Hint of the first field. */
  emailHint?: string | undefined;
  /** Label of the second field. */
  password: string;
  /** Link to the page that resets a password. */
  forgot: string;
  /** The submit button. */
  submit: string;
  /** The submit button while the form is sent. */
  pending: string;
  /** The submit button until it can act. */
  loading: string;
  /** What the star of a label means. */
  required: string;
  /** Message where the first field is empty. */
  emailRequired: string;
  /** Message where the first field holds no mail address. */
  emailInvalid: string;
  /** Message where the second field is empty. */
  passwordRequired: string;
  /** What happened, where the login was refused. It names neither field. */
  failedTitle: string;
  /** What to do then. */
  failedText: string;
  /** Question before the link to the registration. */
  newHere: string;
  /** Link to the registration. */
  register: string;
}

/** The English strings of `LoginForm`. */
export const loginFormLabels: LoginFormLabels = {
  email: 'Email or Phone Number',
  password: 'Password',
  forgot: 'Forgot it?',
  submit: 'Log in',
  pending: 'Signing in…',
  loading: 'Loading…',
  required: 'Fields marked * are required.',
  emailRequired: 'Email is required',
  emailInvalid: 'Invalid Email Address',
  passwordRequired: 'Password is required',
  failedTitle: 'Wrong email or password.',
  failedText: 'Check both fields and try again; your cart stays as it is.',
  newHere: 'New here?',
  register: 'Create an account',
};
