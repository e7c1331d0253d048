import type { PluralForms } from '../internal/text/format';

/** Every string that `ReviewForm` shows or announces. */
export interface ReviewFormLabels {
  /** Name of the form. */
  label: string;
  /** Legend of the stars. */
  rating: string;
  /** Name of a choice. */
  stars: PluralForms;
  /** Label of the text. */
  comment: string;
  /** Hint of the text. */
  hint: string;
  /** The button. */
  submit: string;
  /** The button while it is sent. */
  pending: string;
  /** Shown when no star is chosen. */
  ratingRequired: string;
  /** Shown when the text is missing. */
  commentRequired: string;
  /** Shown when the review could not be sent. */
  failed: string;
  /** Shown in place of the form when the review was sent. */
  sent: string;
}

/** The English strings of `ReviewForm`. */
export const reviewFormLabels: ReviewFormLabels = {
  label: 'Write a review',
  rating: 'Your rating',
  stars: { one: '{count} star', other: '{count} stars' },
  comment: 'Your review',
  hint: 'What you would tell a friend: up to 1,000 characters.',
  submit: 'Send review',
  pending: 'Sending…',
  ratingRequired: 'Choose one to five stars',
  commentRequired: 'Write a few words',
  failed: 'The review was not sent. Your text is still here.',
  sent: 'Thank you. Your review was sent.',
};
