import type { PluralForms } from '../internal/text/format';
import type { QuantitySelectorLabels } from '../QuantitySelector';

/** Every string that `CartLineItem` shows or announces. */
export interface CartLineItemLabels {
  /** Price of one piece. `{price}` is filled in. */
  each: string;
  /** Spoken before the line's sum. */
  sum: string;
  /** Spoken before the struck sum. */
  originalSum: string;
  /** The quantity where it cannot be changed. `{count}` is filled in. */
  pieces: PluralForms;
  /** Name of the button that takes the line out. `{item}` is filled in. */
  remove: string;
  /** Badge of a line of which nothing is left. */
  soldOut: string;
  /** Badge of a line that is not for sale. */
  notSold: string;
  /** Badge while the shop takes no orders. */
  closed: string;
  /** The strings of the stepper. */
  quantity?: Partial<QuantitySelectorLabels> | undefined;
}

/** The English strings of `CartLineItem`. */
export const cartLineItemLabels: CartLineItemLabels = {
  each: '{price} each',
  sum: 'Total',
  originalSum: 'Original price',
  pieces: { one: '{count} item', other: '{count} items' },
  remove: 'Remove {item}',
  soldOut: 'Sold out, not in the total',
  notSold: 'Not for sale at the moment, not in the total',
  closed: 'Shop closed',
};
