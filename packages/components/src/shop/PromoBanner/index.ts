export { PromoBanner } from './PromoBanner';
export type { PromoBannerFact, PromoBannerItem, PromoBannerProps } from './PromoBanner';
