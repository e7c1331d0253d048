import type { CountNames } from '../internal/text/counts';

/** Every string that `CartButton` announces. */
export interface CartButtonLabels {
  /** Its names by number of pieces, with `{count}`; `zero` for an empty cart. */
  names: CountNames;
}

/** The English strings of `CartButton`. */
export const cartButtonLabels: CartButtonLabels = {
  names: { zero: 'Cart', one: 'Cart, {count} item', other: 'Cart, {count} items' },
};
