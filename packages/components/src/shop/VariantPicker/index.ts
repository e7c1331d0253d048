export { VariantPicker } from './VariantPicker';
export type { VariantPickerProps } from './VariantPicker';
export { choiceIn, isSoldOut, missingPart, needsChoice, stockOf, variantOf } from './variantPickerState';
export type { VariantChoice, VariantOptions, VariantStock } from './variantPickerState';
