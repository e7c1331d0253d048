export { formatMoney } from './formatMoney.js';
export { Price } from './Price.js';
export type { PriceProps } from './Price.js';
export type PricePart = 'root' | 'digits' | 'now' | 'before' | 'saving';
