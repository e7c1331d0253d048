export { ReviewList } from './ReviewList.js';
export type { ReviewListItem, ReviewListProps } from './ReviewList.js';
export type { ReviewOrder } from './reviewListState.js';
export type ReviewListPart =
  | 'root'
  | 'summary'
  | 'mean'
  | 'total'
  | 'bars'
  | 'bar'
  | 'rail'
  | 'count'
  | 'written'
  | 'filtered'
  | 'clear'
  | 'sort'
  | 'select'
  | 'list'
  | 'review'
  | 'comment'
  | 'writer'
  | 'face'
  | 'answer';
