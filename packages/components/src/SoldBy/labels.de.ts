import type { SoldByLabels } from './labels';

/** The German strings of `SoldBy`. */
export const soldByLabels: SoldByLabels = {
  label: 'Verkauft von',
  closed: 'Nimmt zurzeit keine Bestellungen an',
  verified: 'Geprüft',
  products: { one: '{count} Artikel', other: '{count} Artikel' },
  address: 'Adresse',
  phone: 'Telefon',
  mail: 'E-Mail',
  visit: 'Alles von {name}',
};
