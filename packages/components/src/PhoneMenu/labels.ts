/** Every string that `PhoneMenu` shows or announces. */
export interface PhoneMenuLabels {
  /** The heading, and the accessible name of the whole. */
  title: string;
  /** Name of the list of categories. */
  categories: string;
  /** Last link under a category. `{title}` is filled in. */
  all: string;
  /** Before the languages. */
  language: string;
  /** Before the theme switch. */
  theme: string;
  /** Leads to the account or login page. */
  account: string;
  /** Name of the close button. */
  close: string;
}

/** The English strings of `PhoneMenu`. */
export const phoneMenuLabels: PhoneMenuLabels = {
  title: 'Menu',
  categories: 'Categories',
  all: 'All of {title}',
  language: 'Language',
  theme: 'Dark theme',
  account: 'Account',
  close: 'Close',
};
