import type { RecentlyViewedLabels } from './labels';

/** The German strings of `RecentlyViewed`. */
export const recentlyViewedLabels: RecentlyViewedLabels = { title: 'Zuletzt angesehen', clear: 'Liste leeren' };
