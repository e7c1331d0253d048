import type { PluralForms } from '../internal/text/format';

/** Every string that `Rating` shows or announces. */
export interface RatingLabels {
  /** Spoken in place of the stars. `{value}` and `{max}` are filled in. */
  summary: string;
  /** Spoken in place of the number in brackets. `{count}` is filled in. */
  reviews: PluralForms;
  /** Shown instead of stars when nobody has rated yet. */
  unrated: string;
}

/** The English strings of `Rating`. */
export const ratingLabels: RatingLabels = {
  summary: 'Rated {value} out of {max}',
  reviews: { one: '{count} review', other: '{count} reviews' },
  unrated: 'No reviews yet',
};
