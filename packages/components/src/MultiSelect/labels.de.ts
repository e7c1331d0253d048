import type { MultiSelectLabels } from './labels';

/** The German strings of `MultiSelect`. */
export const multiSelectLabels: MultiSelectLabels = {
  search: 'Suchen: {label}',
  remove: '{name} entfernen',
  chosen: { one: '{count} ausgewählt', other: '{count} ausgewählt' },
  nothingFound: 'Nichts gefunden',
};
