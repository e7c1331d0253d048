import { cartButtonLabels } from '../CartButton/labels.de';
import { logoLabels } from '../Logo/labels.de';
import { searchBarLabels } from '../SearchBar/labels.de';
import { themeSwitchLabels } from '../ThemeSwitch/labels.de';
import type { HeaderLabels } from './labels';

/** The German strings of `Header`. */
export const headerLabels: HeaderLabels = {
  logo: logoLabels,
  search: searchBarLabels,
  menu: 'Menü',
  theme: themeSwitchLabels,
  account: 'Konto',
  wishlist: { zero: 'Merkliste', one: 'Merkliste, {count} Artikel', other: 'Merkliste, {count} Artikel' },
  cart: cartButtonLabels,
  navigation: 'Hauptmenü',
  allCategories: 'Alle Kategorien',
};
