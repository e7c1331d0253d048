import type { BundleBoxLabels } from './labels';

/** The German strings of `BundleBox`. */
export const bundleBoxLabels: BundleBoxLabels = {
  title: 'Oft zusammen gekauft',
  thisItem: 'Dieser Artikel',
  soldOut: 'Ausverkauft',
  include: '{name} dazunehmen',
  total: 'Summe',
  original: 'Ursprünglicher Preis',
  add: { one: '{count} Artikel in den Warenkorb', other: 'Alle {count} in den Warenkorb' },
  none: 'Etwas auswählen',
  added: { one: '{count} Artikel liegt im Warenkorb', other: '{count} Artikel liegen im Warenkorb' },
  failed: 'Der Warenkorb konnte nicht geändert werden. Bitte versuchen Sie es noch einmal.',
};
