export { TestimonialList } from './TestimonialList.js';
export type { TestimonialListItem, TestimonialListProps } from './TestimonialList.js';
