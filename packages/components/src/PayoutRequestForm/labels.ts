/** Every string that `PayoutRequestForm` shows or announces. */
export interface PayoutRequestFormLabels {
  /** Over what can be paid out. */
  ready: string;
  /** What is being paid out: `{amount}`. */
  underway: string;
  /** Label of the amount. */
  amount: string;
  /** Hint of the amount: `{min}` and `{max}`. */
  range: string;
  /** Button that asks for all. */
  all: string;
  /** Label of the message. */
  message: string;
  /** Says that a field may be left empty. */
  optional: string;
  /** The submit button once there is an amount: `{amount}`. */
  submitAmount: string;
  /** Message where the amount is none, or beyond the range: `{min}` and `{max}`. */
  amountInvalid: string;
  /** Stands in place of the form where less than the least is ready: `{min}`. */
  tooLittle: string;
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
  /** What happened, where nothing was saved. */
  failedTitle: string;
  /** What to do then. */
  failedText: string;
}

/** The English strings of `PayoutRequestForm`. */
export const payoutRequestFormLabels: PayoutRequestFormLabels = {
  ready: 'Ready to pay out',
  underway: '{amount} on its way',
  amount: 'Amount',
  range: 'From {min} up to {max}',
  all: 'All of it',
  message: 'Message to the administrator',
  optional: 'Optional',
  submitAmount: 'Request {amount}',
  amountInvalid: 'The amount is between {min} and {max}',
  tooLittle: 'Payouts begin at {min}. There is less ready now.',
  submit: 'Request a payout',
  pending: 'Requesting…',
  loading: 'Loading…',
  required: 'Fields marked * are required.',
  cancel: 'Cancel',
  failedTitle: 'The payout was not requested.',
  failedText: 'Please try again; what you typed is still here.',
};
