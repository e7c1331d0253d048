export { RadioGroup } from './RadioGroup';
export type { RadioGroupItem, RadioGroupProps } from './RadioGroup';
