export { formatMoney } from './formatMoney';
export { Price } from './Price';
export type { PriceProps } from './Price';
export { priceLabels } from './labels';
export type { PriceLabels } from './labels';
