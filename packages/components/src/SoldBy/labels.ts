import type { PluralForms } from '../internal/text/format';

/** Every string that `SoldBy` shows or announces. */
export interface SoldByLabels {
  /** Name of the whole. */
  label: string;
  /** Shown while the shop takes no orders. */
  closed: string;
  /** Badge of a shop whose papers were checked. */
  verified: string;
  /** How many products it has. */
  products: PluralForms;
  /** Spoken before the address. */
  address: string;
  /** Spoken before the phone number. */
  phone: string;
  /** Spoken before the mail address. */
  mail: string;
  /** Link to its page. `{name}` is filled in. */
  visit: string;
}

/** The English strings of `SoldBy`. */
export const soldByLabels: SoldByLabels = {
  label: 'Sold by',
  closed: 'Takes no orders at the moment',
  verified: 'Verified',
  products: { one: '{count} product', other: '{count} products' },
  address: 'Address',
  phone: 'Phone',
  mail: 'Mail',
  visit: 'Everything from {name}',
};
