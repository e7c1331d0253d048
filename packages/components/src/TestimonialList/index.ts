export { TestimonialList, testimonialListLabels } from './TestimonialList';
export type { TestimonialListItem, TestimonialListLabels, TestimonialListProps } from './TestimonialList';
