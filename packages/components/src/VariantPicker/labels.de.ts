import type { VariantPickerLabels } from './labels';

/** The German strings of `VariantPicker`. */
export const variantPickerLabels: VariantPickerLabels = {
  color: 'Farbe',
  size: 'Größe',
  unavailable: 'nicht verfügbar',
};
