export { ActiveFilters } from './ActiveFilters';
export type { ActiveFiltersItem, ActiveFiltersProps } from './ActiveFilters';
