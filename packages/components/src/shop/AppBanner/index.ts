export { AppBanner } from './AppBanner.js';
export type { AppBannerProps } from './AppBanner.js';
export type AppBannerPart = 'root' | 'picture' | 'heading' | 'text' | 'links';
