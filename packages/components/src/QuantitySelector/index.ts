export { QuantitySelector } from './QuantitySelector';
export type { QuantitySelectorProps } from './QuantitySelector';
export type { QuantityChangeReason } from './quantitySelectorState';
export { quantitySelectorLabels } from './labels';
export type { QuantitySelectorLabels } from './labels';
