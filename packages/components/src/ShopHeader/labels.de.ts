import type { ShopHeaderLabels } from './labels';

/** The German strings of `ShopHeader`. */
export const shopHeaderLabels: ShopHeaderLabels = {
  closed: 'Nimmt zurzeit keine Bestellungen an',
  verified: 'Geprüft',
  products: { one: '{count} Artikel', other: '{count} Artikel' },
  contact: 'Kontakt',
  social: 'Profile des Shops',
  write: 'Dem Shop schreiben',
};
