export { AppStoreLinks } from './AppStoreLinks.js';
export type { AppStoreLinksProps } from './AppStoreLinks.js';
