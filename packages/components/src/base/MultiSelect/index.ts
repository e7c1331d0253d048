export { MultiSelect } from './MultiSelect.js';
export type { MultiSelectItem, MultiSelectProps } from './MultiSelect.js';
