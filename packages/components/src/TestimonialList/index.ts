export { TestimonialList } from './TestimonialList';
export type { TestimonialListItem, TestimonialListProps } from './TestimonialList';
export { testimonialListLabels } from './labels';
export type { TestimonialListLabels } from './labels';
