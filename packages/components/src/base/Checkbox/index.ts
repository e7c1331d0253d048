export { Checkbox } from './Checkbox.js';
export type { CheckboxProps } from './Checkbox.js';
export type CheckboxPart = 'root' | 'label' | 'input' | 'text' | 'messages';
