import type { FilterGroupLabels } from './labels';

/** The German strings of `FilterGroup`. */
export const filterGroupLabels: FilterGroupLabels = {
  more: { one: '{count} weiteren Eintrag zeigen', other: '{count} weitere zeigen' },
  fewer: 'Weniger zeigen',
  count: { one: '{count} Artikel', other: '{count} Artikel' },
};
