import { ratingLabels } from '../Rating/labels.de';
import type { TestimonialListLabels } from './labels';

/** The German strings of `TestimonialList`. */
export const testimonialListLabels: TestimonialListLabels = { label: 'Kundenstimmen', rating: ratingLabels };
