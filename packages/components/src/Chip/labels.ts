/** Every string that `Chip` announces. */
export interface ChipLabels {
  /** Name of the chip that can be taken away. `{item}` is its text. */
  remove: string;
}

/** The English strings of `Chip`. */
export const chipLabels: ChipLabels = { remove: 'Remove {item}' };
