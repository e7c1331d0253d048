export { ActiveFilters } from './ActiveFilters';
export type { ActiveFiltersItem, ActiveFiltersProps } from './ActiveFilters';
export { activeFiltersLabels } from './labels';
export type { ActiveFiltersLabels } from './labels';
