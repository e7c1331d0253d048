export { VariantPicker } from './VariantPicker';
export type { VariantPickerProps } from './VariantPicker';
export { variantOf } from './variantPickerState';
export type { VariantChoice, VariantStock } from './variantPickerState';
export { variantPickerLabels } from './labels';
export type { VariantPickerLabels } from './labels';
