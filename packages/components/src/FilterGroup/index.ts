export { FilterGroup } from './FilterGroup';
export type { FilterGroupChangeDetails, FilterGroupItem, FilterGroupProps } from './FilterGroup';
export { filterGroupLabels } from './labels';
export type { FilterGroupLabels } from './labels';
