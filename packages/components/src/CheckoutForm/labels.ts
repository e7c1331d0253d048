/** Every string that `CheckoutForm` shows or announces. */
export interface CheckoutFormLabels {
  /** Heading of name, mail address and phone number. */
  contact: string;
  /** Label of the first name. */
  firstName: string;
  /** Label of the last name. */
  lastName: string;
  /** Label of the mail address. */
  email: string;
  /** Label of the phone number. */
  phone: string;
  /** Hint of the phone number. */
  phoneHint: string;
  /** Heading of the address. */
  address: string;
  /** Name of the choice between kept addresses and an own one. */
  addressChoice: string;
  /** The choice of an address that is typed. */
  ownAddress: string;
  /** Label of the street. */
  street: string;
  /** Label of the city. */
  city: string;
  /** Label of the country. */
  country: string;
  /** Heading of the delivery. */
  delivery: string;
  /** Delivery to the address. */
  home: string;
  /** Line under it. */
  homeText: string;
  /** Collecting at the shop. */
  pickup: string;
  /** Line under it. */
  pickupText: string;
  /** Heading of the payment. */
  payment: string;
  /** Heading of what stands before the button. */
  review: string;
  /** Label of the note to the shops. */
  note: string;
  /** Hint of the note. */
  noteHint: string;
  /** The submit button; a shop may add the total: "Place order · $124.00". */
  submit: string;
  /** The submit button while the order is sent. */
  pending: string;
  /** The submit button until it can act. */
  loading: string;
  /** What the star of a label means. */
  required: string;
  /** Message where the first name is missing. */
  firstNameRequired: string;
  /** Message where the last name is missing. */
  lastNameRequired: string;
  /** Message where the mail address is missing. */
  emailRequired: string;
  /** Message where the text is no mail address. */
  emailInvalid: string;
  /** Message where the phone number is missing. */
  phoneRequired: string;
  /** Message where the text is no phone number. */
  phoneInvalid: string;
  /** Message where the street is missing. */
  streetRequired: string;
  /** Message where the city is missing. */
  cityRequired: string;
  /** Message where the country is missing. */
  countryRequired: string;
  /** What happened, where the order could not be placed. */
  failedTitle: string;
  /** What to do then. */
  failedText: string;
}

/** The English strings of `CheckoutForm`. */
export const checkoutFormLabels: CheckoutFormLabels = {
  contact: 'Contact',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  phoneHint: 'The driver calls it if nobody opens.',
  address: 'Address',
  addressChoice: 'Deliver to',
  ownAddress: 'Another address',
  street: 'Street and number',
  city: 'City',
  country: 'Country',
  delivery: 'Delivery',
  home: 'Deliver to the address',
  homeText: 'Free',
  pickup: 'Pick up at the shop',
  pickupText: 'Free, ready in an hour',
  payment: 'Payment',
  review: 'Review',
  note: 'Note to the shops',
  noteHint: 'Up to 500 characters.',
  submit: 'Place order',
  pending: 'Placing the order…',
  loading: 'Loading…',
  required: 'Fields marked * are required.',
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
  emailRequired: 'Email is required',
  emailInvalid: 'Invalid Email Address',
  phoneRequired: 'Phone is required',
  phoneInvalid: 'A phone number has digits, spaces, + and -',
  streetRequired: 'Street is required',
  cityRequired: 'City is required',
  countryRequired: 'Country is required',
  failedTitle: 'The order was not placed.',
  failedText: 'Please try again; what you typed is still here, and nothing is ordered twice.',
};
