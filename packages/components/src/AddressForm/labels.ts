/** Every string that `AddressForm` shows or announces. */
export interface AddressFormLabels {
  /** Label of the address's name. */
  title: string;
  /** Hint of the address's name. */
  titleHint: string;
  /** Label of the street. */
  street: string;
  /** Label of the city. */
  city: string;
  /** Label of the country. */
  country: string;
  /** Label of the phone number. */
  phone: string;
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
  /** Message where the name is missing. */
  titleRequired: string;
  /** Message where the street is missing. */
  streetRequired: string;
  /** Message where the city is missing. */
  cityRequired: string;
  /** Message where the country is missing. */
  countryRequired: string;
  /** Message where the text is no phone number. */
  phoneInvalid: string;
  /** What happened, where the address was not saved. */
  failedTitle: string;
  /** What to do then. */
  failedText: string;
}

/** The English strings of `AddressForm`. */
export const addressFormLabels: AddressFormLabels = {
  title: 'Name of this address',
  titleHint: 'Such as Home or Office.',
  street: 'Street and number',
  city: 'City',
  country: 'Country',
  phone: 'Phone',
  submit: 'Save address',
  pending: 'Saving…',
  loading: 'Loading…',
  required: 'Fields marked * are required.',
  cancel: 'Cancel',
  titleRequired: 'Give this address a name',
  streetRequired: 'Street is required',
  cityRequired: 'City is required',
  countryRequired: 'Country is required',
  phoneInvalid: 'A phone number has digits, spaces, + and -',
  failedTitle: 'The address was not saved.',
  failedText: 'Please try again; what you typed is still here.',
};
