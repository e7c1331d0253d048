export { FilterGroup } from './FilterGroup.js';
export type { FilterGroupChangeDetails, FilterGroupItem, FilterGroupProps } from './FilterGroup.js';
export type FilterGroupPart =
  'root' | 'label' | 'fold' | 'body' | 'items' | 'item' | 'input' | 'swatch' | 'media' | 'name' | 'count' | 'more';
