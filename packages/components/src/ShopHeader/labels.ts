import type { PluralForms } from '../internal/text/format';

/** Every string that `ShopHeader` shows or announces. */
export interface ShopHeaderLabels {
  /** Shown while the shop takes no orders. */
  closed: string;
  /** Badge of a shop whose papers were checked. */
  verified: string;
  /** How many products it has. */
  products: PluralForms;
  /** Name of the list of address, phone and mail. */
  contact: string;
  /** Name of the list of profiles elsewhere. */
  social: string;
  /** The button that begins a mail. */
  write: string;
}

/** The English strings of `ShopHeader`. */
export const shopHeaderLabels: ShopHeaderLabels = {
  closed: 'Takes no orders at the moment',
  verified: 'Verified',
  products: { one: '{count} product', other: '{count} products' },
  contact: 'Contact',
  social: 'Profiles of the shop',
  write: 'Write to the shop',
};
