export { PromoFacts } from './PromoFacts.js';
export type { PromoFactsItem, PromoFactsProps } from './PromoFacts.js';
export type PromoFactsPart = 'root' | 'item' | 'figure' | 'prefix' | 'unit' | 'text';
