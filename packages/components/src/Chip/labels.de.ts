import type { ChipLabels } from './labels';

/** The German strings of `Chip`. */
export const chipLabels: ChipLabels = { remove: '{item} entfernen' };
