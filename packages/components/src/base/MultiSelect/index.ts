export { MultiSelect } from './MultiSelect';
export type { MultiSelectItem, MultiSelectProps } from './MultiSelect';
