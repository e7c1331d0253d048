/** Every string that `RegisterForm` shows or announces. */
export interface RegisterFormLabels {
  /** Label of the name. */
  name: string;
  /** Label of the mail address. */
  email: string;
  /** Label of the password. */
  password: string;
  /** Label of the password's repetition. */
  retype: string;
  /** Name of the button that makes the repetition readable. */
  showRetype: string;
  /** Name of the same button while the repetition is readable. */
  hideRetype: string;
  /** Label of the box, before the name of the terms. */
  agreement: string;
  /** The name of the terms, a link where there is an address. */
  terms: string;
  /** The submit button. */
  submit: string;
  /** The submit button while the form is sent. */
  pending: string;
  /** The submit button until it can act. */
  loading: string;
  /** What the star of a label means. */
  required: string;
  /** Message where the name is missing. */
  nameRequired: string;
  /** Message where the mail address is missing. */
  emailRequired: string;
  /** Message where it is no mail address. */
  emailInvalid: string;
  /** Message where the password is missing. */
  passwordRequired: string;
  /** Message where the repetition is missing. */
  retypeRequired: string;
  /** Message where the two passwords differ. */
  retypeDifferent: string;
  /** Message where the box is not checked. */
  agreementRequired: string;
  /** What happened, where the account could not be made. */
  failedTitle: string;
  /** What to do then. */
  failedText: string;
  /** Question before the link to the login. */
  hereBefore: string;
  /** Link to the login. */
  login: string;
}

/** The English strings of `RegisterForm`. */
export const registerFormLabels: RegisterFormLabels = {
  name: 'Full name',
  email: 'Email',
  password: 'Password',
  retype: 'Retype password',
  showRetype: 'Show retyped password',
  hideRetype: 'Hide retyped password',
  agreement: 'By signing up I agree with the',
  terms: 'Terms and Conditions',
  submit: 'Create an Account',
  pending: 'Creating your account…',
  loading: 'Loading…',
  required: 'Fields marked * are required.',
  nameRequired: 'Name is required',
  emailRequired: 'Email is required',
  emailInvalid: 'Invalid Email Address',
  passwordRequired: 'Password is required',
  retypeRequired: 'Please re-type password',
  retypeDifferent: 'Passwords must match',
  agreementRequired: 'You have to agree with our Terms and Conditions!',
  failedTitle: 'Your account could not be created.',
  failedText: 'Please try again, and type the password once more.',
  hereBefore: 'Been here before?',
  login: 'Log in',
};
