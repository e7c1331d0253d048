export { FilterGroup } from './FilterGroup';
export type { FilterGroupChangeDetails, FilterGroupItem, FilterGroupProps } from './FilterGroup';
