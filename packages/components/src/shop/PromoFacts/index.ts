export { PromoFacts } from './PromoFacts.js';
export type { PromoFactsItem, PromoFactsProps } from './PromoFacts.js';
