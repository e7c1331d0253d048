export { SortSelect } from './SortSelect.js';
export type { SortSelectItem, SortSelectProps } from './SortSelect.js';
export type SortSelectPart = 'root' | 'label' | 'select';
