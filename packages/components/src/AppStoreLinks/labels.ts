/** Every string that `AppStoreLinks` shows. */
export interface AppStoreLinksLabels {
  /** Small line over "Google Play". */
  playStore: string;
  /** Small line over "App Store". */
  appStore: string;
}

/** The English strings of `AppStoreLinks`. */
export const appStoreLinksLabels: AppStoreLinksLabels = { playStore: 'Get it on', appStore: 'Download on the' };
