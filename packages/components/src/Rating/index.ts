export { Rating, ratingLabels } from './Rating';
export type { RatingLabels, RatingProps } from './Rating';
