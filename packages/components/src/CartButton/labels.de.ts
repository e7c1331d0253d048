import type { CartButtonLabels } from './labels';

/** The German strings of `CartButton`. */
export const cartButtonLabels: CartButtonLabels = {
  names: { zero: 'Warenkorb', one: 'Warenkorb, {count} Artikel', other: 'Warenkorb, {count} Artikel' },
};
