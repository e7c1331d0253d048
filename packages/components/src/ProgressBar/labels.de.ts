import type { ProgressBarLabels } from './labels';

/** The German strings of `ProgressBar`. */
export const progressBarLabels: ProgressBarLabels = { amount: '{value} von {max}', unknown: 'Läuft' };
