import type { LogoLabels } from '../Logo';
import type { ThemeSwitchLabels } from '../ThemeSwitch';
import type { CountNames } from '../internal/text/counts';

/** Every string that `Header` shows or announces. */
export interface HeaderLabels {
  /** The strings of the logo. */
  logo?: Partial<LogoLabels> | undefined;
  /** Label of the search field. */
  search: string;
  /** Shown in the empty search field. */
  searchPlaceholder: string;
  /** Label of the category select. */
  searchCategory: string;
  /** On the search button. */
  searchSubmit: string;
  /** The strings of the theme switch. */
  theme?: Partial<ThemeSwitchLabels> | undefined;
  /** Name of the link to the account. */
  account: string;
  /** Names of the link to the wishlist, with `{count}`; `zero` for an empty one. */
  wishlist: CountNames;
  /** Names of the link to the cart, with `{count}`; `zero` for an empty one. */
  cart: CountNames;
  /** Name of the navigation row. */
  navigation: string;
  /** On the first link of the row. */
  allCategories: string;
}

/** The English strings of `Header`. */
export const headerLabels: HeaderLabels = {
  search: 'Search',
  searchPlaceholder: 'Search products, shops, brands',
  searchCategory: 'Category',
  searchSubmit: 'Search',
  account: 'Account',
  wishlist: { zero: 'Wishlist', one: 'Wishlist, {count} item', other: 'Wishlist, {count} items' },
  cart: { zero: 'Cart', one: 'Cart, {count} item', other: 'Cart, {count} items' },
  navigation: 'Main',
  allCategories: 'All categories',
};
