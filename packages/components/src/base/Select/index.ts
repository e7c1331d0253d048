export { Select } from './Select.js';
export type { SelectItem, SelectProps } from './Select.js';
export type SelectPart = 'root' | 'box' | 'input' | 'arrow';
