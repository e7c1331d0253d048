export { AppStoreLinks } from './AppStoreLinks.js';
export type { AppStoreLinksProps } from './AppStoreLinks.js';
export type AppStoreLinksPart = 'root' | 'link' | 'icon' | 'line' | 'store';
