export { AppBanner } from './AppBanner';
export type { AppBannerProps } from './AppBanner';
