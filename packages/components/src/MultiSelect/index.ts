export { MultiSelect } from './MultiSelect';
export type { MultiSelectItem, MultiSelectProps } from './MultiSelect';
export { multiSelectLabels } from './labels';
export type { MultiSelectLabels } from './labels';
