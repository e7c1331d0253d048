export { AppBanner } from './AppBanner';
export type { AppBannerProps } from './AppBanner';
export { appBannerLabels } from './labels';
export type { AppBannerLabels } from './labels';
