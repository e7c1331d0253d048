import type { ReviewFormLabels } from './labels';

/** The German strings of `ReviewForm`. */
export const reviewFormLabels: ReviewFormLabels = {
  label: 'Bewertung schreiben',
  rating: 'Ihre Bewertung',
  stars: { one: '{count} Stern', other: '{count} Sterne' },
  comment: 'Ihr Text',
  hint: 'Was Sie Freunden sagen würden: bis zu 1.000 Zeichen.',
  submit: 'Bewertung absenden',
  pending: 'Wird gesendet …',
  ratingRequired: 'Wählen Sie einen bis fünf Sterne',
  commentRequired: 'Schreiben Sie ein paar Worte',
  failed: 'Die Bewertung wurde nicht gesendet. Ihr Text ist noch da.',
  sent: 'Danke. Ihre Bewertung wurde gesendet.',
};
