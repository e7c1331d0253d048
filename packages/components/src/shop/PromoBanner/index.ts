export { PromoBanner } from './PromoBanner.js';
export type { PromoBannerFact, PromoBannerItem, PromoBannerProps } from './PromoBanner.js';
