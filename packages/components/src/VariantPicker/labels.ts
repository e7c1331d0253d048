/** Every string that `VariantPicker` shows or announces. */
export interface VariantPickerLabels {
  /** Legend of the colors. */
  color: string;
  /** Legend of the sizes. */
  size: string;
  /** Spoken after the name of a choice that cannot be had now. */
  unavailable: string;
}

/** The English strings of `VariantPicker`. */
export const variantPickerLabels: VariantPickerLabels = {
  color: 'Color',
  size: 'Size',
  unavailable: 'not available',
};
