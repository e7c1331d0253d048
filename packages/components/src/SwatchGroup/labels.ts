/** Every string that `SwatchGroup` shows or announces. */
export interface SwatchGroupLabels {
  /** Spoken after the name of a color that cannot be had now. */
  unavailable: string;
}

/** The English strings of `SwatchGroup`. */
export const swatchGroupLabels: SwatchGroupLabels = {
  unavailable: 'not available',
};
