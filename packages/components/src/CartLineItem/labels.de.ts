import { quantitySelectorLabels } from '../QuantitySelector/labels.de';
import type { CartLineItemLabels } from './labels';

/** The German strings of `CartLineItem`. */
export const cartLineItemLabels: CartLineItemLabels = {
  each: 'je {price}',
  sum: 'Summe',
  originalSum: 'Ursprünglicher Preis',
  pieces: { one: '{count} Stück', other: '{count} Stück' },
  remove: '{item} entfernen',
  closed: 'Shop geschlossen',
  quantity: quantitySelectorLabels,
};
