export { ChoiceGroup } from './ChoiceGroup';
export type { ChoiceGroupItem, ChoiceGroupProps } from './ChoiceGroup';
