import type { ReviewListLabels } from './labels';

/** The German strings of `ReviewList`. */
export const reviewListLabels: ReviewListLabels = {
  label: 'Bewertungen',
  average: 'von {max}',
  ratings: { one: '{count} Bewertung', other: '{count} Bewertungen' },
  distribution: 'Bewertungen nach Sternen',
  stars: { one: '{count} Stern', other: '{count} Sterne' },
  sort: 'Sortieren nach',
  newest: 'Neueste',
  highest: 'Beste zuerst',
  lowest: 'Schlechteste zuerst',
  sorted: 'Sortiert: {order}',
  empty: 'Noch hat niemand eine Bewertung geschrieben.',
};
