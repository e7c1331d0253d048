export { ReviewList } from './ReviewList';
export type { ReviewListItem, ReviewListProps } from './ReviewList';
export type { ReviewOrder } from './reviewListState';
