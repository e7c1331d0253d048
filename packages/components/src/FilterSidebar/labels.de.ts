import type { FilterSidebarLabels } from './labels';

/** The German strings of `FilterSidebar`. */
export const filterSidebarLabels: FilterSidebarLabels = {
  label: 'Filter',
  clear: 'Alle entfernen',
  apply: 'Filter anwenden',
  show: { one: '{count} Artikel zeigen', other: '{count} Artikel zeigen' },
};
