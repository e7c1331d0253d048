import type { PluralForms } from '../internal/text/format';

/** Every string that `MultiSelect` shows or announces. */
export interface MultiSelectLabels {
  /** Name of the field that narrows the choices. `{label}` is that of the whole. */
  search: string;
  /** Button that takes a choice away. `{name}` is the choice's. */
  remove: string;
  /** Announced after a change, with how many are chosen. */
  chosen: PluralForms;
  /** Stands where no choice fits the search. */
  nothingFound: string;
}

/** The English strings of `MultiSelect`. */
export const multiSelectLabels: MultiSelectLabels = {
  search: 'Search: {label}',
  remove: 'Remove {name}',
  chosen: { one: '{count} chosen', other: '{count} chosen' },
  nothingFound: 'Nothing found',
};
