export { Rating } from './Rating.js';
export type { RatingProps } from './Rating.js';
export type RatingPart = 'root' | 'count';
