export { Rating } from './Rating';
export type { RatingProps } from './Rating';
export { ratingLabels } from './labels';
export type { RatingLabels } from './labels';
