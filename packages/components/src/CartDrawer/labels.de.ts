import { cartLineItemLabels } from '../CartLineItem/labels.de';
import type { CartDrawerLabels } from './labels';

/** The German strings of `CartDrawer`. */
export const cartDrawerLabels: CartDrawerLabels = {
  title: 'Warenkorb',
  pieces: { one: '{count} Artikel', other: '{count} Artikel' },
  other: 'Sonstiges',
  shop: '{name}, {detail}',
  closed: 'Dieser Shop nimmt zurzeit keine Bestellungen an. Ihre Auswahl bleibt hier.',
  subtotal: 'Zwischensumme',
  viewCart: 'Warenkorb ansehen',
  checkout: 'Zur Kasse',
  empty: 'Ihr Warenkorb ist leer',
  emptyText: 'Was Sie hineinlegen, erscheint hier und bleibt 30 Tage lang.',
  removed: '{item} entfernt',
  undo: 'Rückgängig',
  restored: '{item} liegt wieder im Warenkorb',
  notSaved: 'Noch nicht gespeichert. Auf diesem Gerät ist es sicher.',
  retry: 'Erneut versuchen',
  close: 'Schließen',
  line: cartLineItemLabels,
};
