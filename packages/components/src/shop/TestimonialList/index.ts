export { TestimonialList } from './TestimonialList.js';
export type { TestimonialListItem, TestimonialListProps } from './TestimonialList.js';
export type TestimonialListPart =
  'root' | 'list' | 'item' | 'card' | 'stars' | 'quote' | 'person' | 'portrait' | 'name' | 'title';
