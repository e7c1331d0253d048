import { appStoreLinksLabels } from '../AppStoreLinks/labels.de';
import type { AppBannerLabels } from './labels';

/** The German strings of `AppBanner`. */
export const appBannerLabels: AppBannerLabels = { storeLinks: appStoreLinksLabels };
