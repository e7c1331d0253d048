/** Every string that `CheckoutSteps` shows or announces. */
export interface CheckoutStepsLabels {
  /** Accessible name of the whole when `label` is left out. */
  label: string;
  /** Spoken after the name of a step that is done. */
  completed: string;
  /** The first step when `items` is left out. */
  cart: string;
  /** The second. */
  details: string;
  /** The third. */
  placed: string;
}

/** The English strings of `CheckoutSteps`. */
export const checkoutStepsLabels: CheckoutStepsLabels = {
  label: 'Checkout steps',
  completed: 'completed',
  cart: 'Cart',
  details: 'Details',
  placed: 'Order placed',
};
