export { RadioGroup } from './RadioGroup.js';
export type { RadioGroupItem, RadioGroupProps } from './RadioGroup.js';
