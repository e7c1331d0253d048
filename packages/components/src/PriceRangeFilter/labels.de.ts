import type { PriceRangeFilterLabels } from './labels';

/** The German strings of `PriceRangeFilter`. */
export const priceRangeFilterLabels: PriceRangeFilterLabels = {
  label: 'Preis',
  min: 'Mindestpreis',
  max: 'Höchstpreis',
  invalid: 'Geben Sie einen Betrag ein, zum Beispiel {example}.',
};
