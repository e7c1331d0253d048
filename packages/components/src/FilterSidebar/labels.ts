import type { PluralForms } from '../internal/text/format';

/** Every string that `FilterSidebar` shows or announces. */
export interface FilterSidebarLabels {
  /** Accessible name of the whole when `label` is left out. */
  label: string;
  /** Text that takes all filters off. */
  clear: string;
  /** Text of the button that sends the form, where the number of products is not known. */
  apply: string;
  /** The same where it is known. `{count}` is filled in. */
  show: PluralForms;
}

/** The English strings of `FilterSidebar`. */
export const filterSidebarLabels: FilterSidebarLabels = {
  label: 'Filters',
  clear: 'Clear all',
  apply: 'Apply filters',
  show: { one: 'Show {count} product', other: 'Show {count} products' },
};
