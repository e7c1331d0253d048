export { ActiveFilters } from './ActiveFilters.js';
export type { ActiveFiltersItem, ActiveFiltersProps } from './ActiveFilters.js';
export type ActiveFiltersPart = 'root' | 'clear' | 'items';
