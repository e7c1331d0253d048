/** Every string that `QuantitySelector` shows or announces. */
export interface QuantitySelectorLabels {
  /** Name of the field. `{item}` is filled in. */
  label: string;
  /** Name of the minus button, the same where it is drawn as a bin. `{item}` is filled in. */
  decrease: string;
  /** Name of the plus button. `{item}` is filled in. */
  increase: string;
  /** Announced after a change by a button or by typing, once the caller has accepted it. `{quantity}` is filled in. */
  announcement: string;
  /** Shown under the field and announced when what was typed is no quantity. `{min}` is filled in. */
  invalid: string;
  /** The same for more than the greatest quantity. `{max}` is filled in. */
  max: string;
  /** The same where the greatest quantity is 0. */
  soldOut: string;
  /** Announced when the caller could not make the change. */
  failed: string;
}

/** The English strings of `QuantitySelector`. */
export const quantitySelectorLabels: QuantitySelectorLabels = {
  label: 'Quantity of {item}',
  decrease: 'Decrease quantity of {item}',
  increase: 'Increase quantity of {item}',
  announcement: 'Quantity {quantity}',
  invalid: 'Whole numbers from {min}',
  max: 'At most {max}',
  soldOut: 'Sold out',
  failed: 'The quantity could not be changed',
};
