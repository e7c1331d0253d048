import type { DialogLabels } from './labels';

/** The German strings of `Dialog`. */
export const dialogLabels: DialogLabels = { close: 'Schließen' };
