export { ChoiceGroup } from './ChoiceGroup.js';
export type { ChoiceGroupItem, ChoiceGroupProps } from './ChoiceGroup.js';
export type ChoiceGroupPart = 'root' | 'label' | 'items' | 'item' | 'chip';
