export { RecentlyViewed } from './RecentlyViewed';
export type { RecentlyViewedItem, RecentlyViewedProps } from './RecentlyViewed';
export { recentlyViewedLabels } from './labels';
export type { RecentlyViewedLabels } from './labels';
