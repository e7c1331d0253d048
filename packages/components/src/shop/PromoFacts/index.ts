export { PromoFacts } from './PromoFacts';
export type { PromoFactsItem, PromoFactsProps } from './PromoFacts';
