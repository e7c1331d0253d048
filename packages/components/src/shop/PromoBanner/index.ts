export { PromoBanner } from './PromoBanner.js';
export type { PromoBannerFact, PromoBannerItem, PromoBannerProps } from './PromoBanner.js';
export type PromoBannerPart = 'root' | 'banner' | 'picture' | 'heading' | 'facts' | 'value' | 'text' | 'button';
