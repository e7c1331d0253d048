import type { NumberFieldLabels } from './labels';

/** The German strings of `NumberField`. */
export const numberFieldLabels: NumberFieldLabels = {
  invalid: 'Geben Sie eine Zahl ein, zum Beispiel {example}.',
  tooSmall: 'Geben Sie {min} oder mehr ein.',
  tooLarge: 'Geben Sie {max} oder weniger ein.',
  wrongStep: 'Geben Sie eine Zahl in Schritten von {step} ein.',
};
