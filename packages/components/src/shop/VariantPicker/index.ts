export { VariantPicker } from './VariantPicker.js';
export type { VariantPickerProps } from './VariantPicker.js';
export {
  choiceIn,
  isSoldOut,
  lowStock,
  missingPart,
  needsChoice,
  stockLeft,
  stockOf,
  variantOf,
} from './variantPickerState.js';
export type { VariantChoice, VariantOptions, VariantStock } from './variantPickerState.js';
export type VariantPickerPart = 'root';
