export { SortSelect } from './SortSelect';
export type { SortSelectItem, SortSelectProps } from './SortSelect';
export { sortSelectLabels } from './labels';
export type { SortSelectLabels } from './labels';
