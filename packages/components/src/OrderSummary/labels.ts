/** Every string that `OrderSummary` shows or announces. */
export interface OrderSummaryLabels {
  /** The heading. */
  heading: string;
  /** Before the cost of shipping. */
  shipping: string;
  /** In place of an amount of 0 for shipping. */
  free: string;
  /** Before the sum of all. */
  total: string;
  /** Before the amount saved. */
  saving: string;
}

/** The English strings of `OrderSummary`. */
export const orderSummaryLabels: OrderSummaryLabels = {
  heading: 'Order summary',
  shipping: 'Express shipping',
  free: 'Free',
  total: 'Total',
  saving: 'You save in all',
};
