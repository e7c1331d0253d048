export { RecentlyViewed } from './RecentlyViewed';
export type { RecentlyViewedItem, RecentlyViewedProps } from './RecentlyViewed';
