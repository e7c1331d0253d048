import type { RatingLabels } from '../Rating';

/** Every string that `TestimonialList` announces. */
export interface TestimonialListLabels {
  /** Name of the list. */
  label: string;
  /** Words of the stars, as `Rating` has them. */
  rating?: Partial<RatingLabels> | undefined;
}

/** The English strings of `TestimonialList`. */
export const testimonialListLabels: TestimonialListLabels = { label: 'Testimonials' };
