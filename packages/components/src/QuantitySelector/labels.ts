/** Every string that `QuantitySelector` shows or announces. */
export interface QuantitySelectorLabels {
  /** Name of the field. `{item}` is filled in. */
  quantity: string;
  /** Name of the minus button, the same where it is a bin. `{item}` is filled in. */
  decrease: string;
  /** Name of the plus button. `{item}` is filled in. */
  increase: string;
  /** Spoken after a change by a button. `{quantity}` is filled in. */
  spoken: string;
}

/** The English strings of `QuantitySelector`. */
export const quantitySelectorLabels: QuantitySelectorLabels = {
  quantity: 'Quantity of {item}',
  decrease: 'Decrease quantity of {item}',
  increase: 'Increase quantity of {item}',
  spoken: 'Quantity {quantity}',
};
