export { RadioGroup } from './RadioGroup.js';
export type { RadioGroupItem, RadioGroupProps } from './RadioGroup.js';
export type RadioGroupPart = 'root' | 'legend' | 'items' | 'item' | 'input' | 'text' | 'name' | 'description' | 'end';
