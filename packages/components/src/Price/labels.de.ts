import type { PriceLabels } from './labels';

/** The German strings of `Price`. */
export const priceLabels: PriceLabels = {
  price: 'Preis',
  originalPrice: 'Ursprünglicher Preis',
  save: '{percent} gespart',
  saving: 'Sie sparen {amount}',
};
