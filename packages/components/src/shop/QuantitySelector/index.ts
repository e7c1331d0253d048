export { QuantitySelector } from './QuantitySelector';
export type { QuantitySelectorProps } from './QuantitySelector';
export type { QuantityChangeReason } from './quantitySelectorState';
