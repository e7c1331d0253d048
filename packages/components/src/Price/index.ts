export { Price, priceLabels } from './Price';
export type { PriceLabels, PriceProps } from './Price';
