export { AppStoreLinks } from './AppStoreLinks';
export type { AppStoreLinksProps } from './AppStoreLinks';
