export { AppBanner, appBannerLabels } from './AppBanner';
export type { AppBannerLabels, AppBannerProps } from './AppBanner';
