export { RecentlyViewed } from './RecentlyViewed.js';
export type { RecentlyViewedItem, RecentlyViewedProps } from './RecentlyViewed.js';
export type RecentlyViewedPart = 'root' | 'head' | 'title';
