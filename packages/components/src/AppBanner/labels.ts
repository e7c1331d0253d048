import type { AppStoreLinksLabels } from '../AppStoreLinks';

/** Every string that `AppBanner` shows. */
export interface AppBannerLabels {
  /** The strings of the links to the app stores. */
  storeLinks?: Partial<AppStoreLinksLabels> | undefined;
}

/** The English strings of `AppBanner`. */
export const appBannerLabels: AppBannerLabels = {};
