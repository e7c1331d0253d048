import { quantitySelectorLabels } from '../QuantitySelector/labels.de';
import type { CartLineItemLabels } from './labels';

/** The German strings of `CartLineItem`. */
export const cartLineItemLabels: CartLineItemLabels = {
  each: 'je {price}',
  sum: 'Gesamt',
  originalSum: 'Ursprünglicher Preis',
  pieces: { one: '{count} Artikel', other: '{count} Artikel' },
  remove: '{item} entfernen',
  soldOut: 'Ausverkauft, nicht in der Summe',
  notSold: 'Zurzeit nicht erhältlich, nicht in der Summe',
  closed: 'Shop geschlossen',
  quantity: quantitySelectorLabels,
};
