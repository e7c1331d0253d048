export { formatMoney } from './formatMoney.js';
export { Price } from './Price.js';
export type { PriceProps } from './Price.js';
export type { Measure as PriceMeasure } from '../../internal/text/money.js';
export type PricePart = 'root' | 'digits' | 'now' | 'before' | 'saving' | 'perUnit';
