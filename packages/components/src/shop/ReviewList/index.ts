export { ReviewList } from './ReviewList.js';
export type { ReviewListItem, ReviewListProps } from './ReviewList.js';
export type { ReviewOrder } from './reviewListState.js';
