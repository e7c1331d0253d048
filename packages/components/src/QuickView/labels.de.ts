import type { QuickViewLabels } from './labels';

/** The German strings of `QuickView`. */
export const quickViewLabels: QuickViewLabels = {
  loading: 'Artikel wird geladen …',
  add: 'In den Warenkorb',
  addedButton: 'Hinzugefügt',
  added: '{item} liegt im Warenkorb',
  failed: 'Der Warenkorb konnte nicht geändert werden. Bitte versuchen Sie es noch einmal.',
  soldOut: 'Ausverkauft',
  unit: 'pro {unit}',
  more: 'Alle Details ansehen',
};
