import type { RatingLabels } from './labels';

/** The German strings of `Rating`. */
export const ratingLabels: RatingLabels = {
  summary: 'Bewertet mit {value} von {max}',
  reviews: { one: '{count} Bewertung', other: '{count} Bewertungen' },
  unrated: 'Noch keine Bewertungen',
};
