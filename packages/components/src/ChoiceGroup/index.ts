export { ChoiceGroup } from './ChoiceGroup';
export type { ChoiceGroupItem, ChoiceGroupProps } from './ChoiceGroup';
export { choiceGroupLabels } from './labels';
export type { ChoiceGroupLabels } from './labels';
