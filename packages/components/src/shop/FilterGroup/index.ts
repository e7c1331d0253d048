export { FilterGroup } from './FilterGroup.js';
export type { FilterGroupChangeDetails, FilterGroupItem, FilterGroupProps } from './FilterGroup.js';
