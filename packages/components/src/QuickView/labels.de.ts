import { dialogLabels } from '../Dialog/labels.de';
import { priceLabels } from '../Price/labels.de';
import { productGalleryLabels } from '../ProductGallery/labels.de';
import { quantitySelectorLabels } from '../QuantitySelector/labels.de';
import { ratingLabels } from '../Rating/labels.de';
import { variantPickerLabels } from '../VariantPicker/labels.de';
import type { QuickViewLabels } from './labels';

/** The German strings of `QuickView`. */
export const quickViewLabels: QuickViewLabels = {
  loading: 'Artikel wird geladen …',
  add: 'In den Warenkorb',
  chooseSize: 'Größe wählen',
  chooseColor: 'Farbe wählen',
  size: 'Größe {size}',
  addedButton: 'Hinzugefügt',
  added: '{item} liegt im Warenkorb',
  failed: 'Der Warenkorb konnte nicht geändert werden. Bitte versuchen Sie es noch einmal.',
  soldOut: 'Ausverkauft',
  unit: 'pro {unit}',
  more: 'Alle Details ansehen',
  dialog: dialogLabels,
  price: priceLabels,
  rating: ratingLabels,
  gallery: productGalleryLabels,
  variants: variantPickerLabels,
  quantity: quantitySelectorLabels,
};
