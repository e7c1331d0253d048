import { logoLabels } from '../Logo/labels.de';
import { themeSwitchLabels } from '../ThemeSwitch/labels.de';
import type { HeaderLabels } from './labels';

/** The German strings of `Header`. */
export const headerLabels: HeaderLabels = {
  logo: logoLabels,
  search: 'Suche',
  searchPlaceholder: 'Produkte, Shops, Marken suchen',
  searchCategory: 'Kategorie',
  searchSubmit: 'Suchen',
  theme: themeSwitchLabels,
  account: 'Konto',
  wishlist: { zero: 'Merkliste', one: 'Merkliste, {count} Artikel', other: 'Merkliste, {count} Artikel' },
  cart: { zero: 'Warenkorb', one: 'Warenkorb, {count} Artikel', other: 'Warenkorb, {count} Artikel' },
  navigation: 'Hauptmenü',
  allCategories: 'Alle Kategorien',
};
