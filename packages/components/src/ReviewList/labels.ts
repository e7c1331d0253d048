import type { PluralForms } from '../internal/text/format';

/** Every string that `ReviewList` shows or announces. */
export interface ReviewListLabels {
  /** Name of the whole. */
  label: string;
  /** Beside the mean. `{max}` is filled in. */
  average: string;
  /** Under the mean. */
  ratings: PluralForms;
  /** Name of the bars. */
  distribution: string;
  /** Name of a bar. */
  stars: PluralForms;
  /** Label of the order. */
  sort: string;
  /** An order. */
  newest: string;
  /** An order. */
  highest: string;
  /** An order. */
  lowest: string;
  /** Announced after another order was chosen. `{order}` is filled in. */
  sorted: string;
  /** Shown without any written review. */
  empty: string;
}

/** The English strings of `ReviewList`. */
export const reviewListLabels: ReviewListLabels = {
  label: 'Reviews',
  average: 'out of {max}',
  ratings: { one: '{count} rating', other: '{count} ratings' },
  distribution: 'Ratings by stars',
  stars: { one: '{count} star', other: '{count} stars' },
  sort: 'Sort by',
  newest: 'Newest',
  highest: 'Best first',
  lowest: 'Worst first',
  sorted: 'Sorted: {order}',
  empty: 'Nobody has written a review yet.',
};
