export { AppStoreLinks } from './AppStoreLinks';
export type { AppStoreLinksProps } from './AppStoreLinks';
export { appStoreLinksLabels } from './labels';
export type { AppStoreLinksLabels } from './labels';
