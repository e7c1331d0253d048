export { QuantitySelector, quantitySelectorLabels } from './QuantitySelector';
export type { QuantitySelectorLabels, QuantitySelectorProps } from './QuantitySelector';
export type { QuantityChangeReason } from './quantity';
