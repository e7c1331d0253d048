import type { ChoiceGroupLabels } from './labels';

/** The German strings of `ChoiceGroup`. */
export const choiceGroupLabels: ChoiceGroupLabels = { unavailable: 'nicht verfügbar' };
