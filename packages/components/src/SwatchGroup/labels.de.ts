import type { SwatchGroupLabels } from './labels';

/** The German strings of `SwatchGroup`. */
export const swatchGroupLabels: SwatchGroupLabels = {
  unavailable: 'nicht verfügbar',
};
