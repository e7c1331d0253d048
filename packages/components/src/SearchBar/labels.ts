import type { PluralForms } from '../internal/text/format';

/** Every string that `SearchBar` shows or announces. */
export interface SearchBarLabels {
  /** Label of the field, and name of the form's opener on phones. */
  label: string;
  /** Shown in the empty field. */
  placeholder: string;
  /** Label of the category select. */
  category: string;
  /** On the button that submits. */
  submit: string;
  /** Name of the button that empties the field. */
  clear: string;
  /** Name of the button that puts the field away, on phones. */
  close: string;
  /** Name of the list of suggestions. */
  suggestions: string;
  /** Over earlier searches, and the name of their list. */
  recent: string;
  /** Announced after an answer. `{count}` is filled in. */
  found: PluralForms;
  /** Announced after an answer without suggestions. */
  none: string;
  /** On the button at the foot of the list. `{query}` is filled in. */
  all: string;
}

/** The English strings of `SearchBar`. */
export const searchBarLabels: SearchBarLabels = {
  label: 'Search',
  placeholder: 'Search products, shops, brands',
  category: 'Category',
  submit: 'Search',
  clear: 'Clear search',
  close: 'Close search',
  suggestions: 'Suggestions',
  recent: 'Searched lately',
  found: { one: '{count} suggestion', other: '{count} suggestions' },
  none: 'No suggestions',
  all: 'See all results for “{query}”',
};
