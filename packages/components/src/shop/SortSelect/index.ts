export { SortSelect } from './SortSelect';
export type { SortSelectItem, SortSelectProps } from './SortSelect';
