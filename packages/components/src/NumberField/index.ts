export { NumberField } from './NumberField';
export type { NumberFieldProps } from './NumberField';
export { numberFieldLabels } from './labels';
export type { NumberFieldLabels } from './labels';
