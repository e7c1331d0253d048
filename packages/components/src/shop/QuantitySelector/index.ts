export { QuantitySelector } from './QuantitySelector.js';
export type { QuantitySelectorProps } from './QuantitySelector.js';
export type { QuantityChangeReason } from './quantitySelectorState.js';
export type QuantitySelectorPart = 'root' | 'button' | 'minus' | 'remove' | 'field' | 'message';
