import type { CartButtonLabels } from '../CartButton';
import type { LogoLabels } from '../Logo';
import type { SearchBarLabels } from '../SearchBar';
import type { ThemeSwitchLabels } from '../ThemeSwitch';
import type { CountNames } from '../internal/text/counts';

/** Every string that `Header` shows or announces. */
export interface HeaderLabels {
  /** The strings of the logo. */
  logo?: Partial<LogoLabels> | undefined;
  /** The strings of the search. */
  search?: Partial<SearchBarLabels> | undefined;
  /** Name of the link to the menu of phones. */
  menu: string;
  /** The strings of the theme switch. */
  theme?: Partial<ThemeSwitchLabels> | undefined;
  /** Name of the link to the account. */
  account: string;
  /** Names of the link to the wishlist, with `{count}`; `zero` for an empty one. */
  wishlist: CountNames;
  /** The strings of the cart button. */
  cart?: Partial<CartButtonLabels> | undefined;
  /** Name of the navigation row. */
  navigation: string;
  /** On the first link of the row. */
  allCategories: string;
}

/** The English strings of `Header`. */
export const headerLabels: HeaderLabels = {
  menu: 'Menu',
  account: 'Account',
  wishlist: { zero: 'Wishlist', one: 'Wishlist, {count} item', other: 'Wishlist, {count} items' },
  navigation: 'Main',
  allCategories: 'All categories',
};
