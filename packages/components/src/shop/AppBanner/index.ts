export { AppBanner } from './AppBanner.js';
export type { AppBannerProps } from './AppBanner.js';
