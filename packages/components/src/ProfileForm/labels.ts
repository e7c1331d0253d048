/** Every string that `ProfileForm` shows or announces. */
export interface ProfileFormLabels {
  /** Label of the first name. */
  firstName: string;
  /** Label of the last name. */
  lastName: string;
  /** Label of the mail address. */
  email: string;
  /** Label of the phone number. */
  phone: string;
  /** Label of the day of birth. */
  dateOfBirth: string;
  /** Label of the place for a picture. */
  picture: string;
  /** Under it. `{size}` is the largest in megabytes. */
  pictureHint: string;
  /** The submit button. */
  submit: string;
  /** The submit button while the form is sent. */
  pending: string;
  /** The submit button until it can act. */
  loading: string;
  /** What the star of a label means. */
  required: string;
  /** The button that leaves the form. */
  cancel: string;
  /** Message where the first name is missing. */
  firstNameRequired: string;
  /** Message where the last name is missing. */
  lastNameRequired: string;
  /** Message where the mail address is missing. */
  emailRequired: string;
  /** Message where it is no mail address. */
  emailInvalid: string;
  /** Message where the text is no phone number. */
  phoneInvalid: string;
  /** Message where the day is no date or lies in the future. */
  dateOfBirthInvalid: string;
  /** What happened, where the profile was not saved. */
  failedTitle: string;
  /** What to do then. */
  failedText: string;
}

/** The English strings of `ProfileForm`. */
export const profileFormLabels: ProfileFormLabels = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  dateOfBirth: 'Date of birth',
  picture: 'Profile picture',
  pictureHint: 'JPEG, PNG or WebP, at most {size} MB. The middle is shown.',
  submit: 'Save changes',
  pending: 'Saving…',
  loading: 'Loading…',
  required: 'Fields marked * are required.',
  cancel: 'Cancel',
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
  emailRequired: 'Email is required',
  emailInvalid: 'Invalid Email Address',
  phoneInvalid: 'A phone number has digits, spaces, + and -',
  dateOfBirthInvalid: 'Give a date in the past',
  failedTitle: 'Your profile was not saved.',
  failedText: 'Please try again; what you typed is still here.',
};
