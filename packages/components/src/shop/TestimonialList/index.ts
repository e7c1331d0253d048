export { TestimonialList } from './TestimonialList';
export type { TestimonialListItem, TestimonialListProps } from './TestimonialList';
