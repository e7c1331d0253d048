import type { ActiveFiltersLabels } from './labels';

/** The German strings of `ActiveFilters`. */
export const activeFiltersLabels: ActiveFiltersLabels = { label: 'Aktive Filter', clear: 'Alle entfernen' };
