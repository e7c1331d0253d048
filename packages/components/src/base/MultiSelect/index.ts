export { MultiSelect } from './MultiSelect.js';
export type { MultiSelectItem, MultiSelectProps } from './MultiSelect.js';
export type MultiSelectPart =
  'root' | 'legend' | 'chips' | 'chip' | 'remove' | 'box' | 'search' | 'items' | 'item' | 'input' | 'nothing';
