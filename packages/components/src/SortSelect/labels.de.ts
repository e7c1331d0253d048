import type { SortSelectLabels } from './labels';

/** The German strings of `SortSelect`. */
export const sortSelectLabels: SortSelectLabels = { label: 'Sortierung' };
