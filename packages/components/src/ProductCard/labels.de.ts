import { priceLabels } from '../Price/labels.de';
import { quantitySelectorLabels } from '../QuantitySelector/labels.de';
import { quickViewLabels } from '../QuickView/labels.de';
import { ratingLabels } from '../Rating/labels.de';
import type { ProductCardLabels } from './labels';

/** The German strings of `ProductCard`. */
export const productCardLabels: ProductCardLabels = {
  add: '{item} in den Warenkorb legen',
  choose: 'Größe von {item} wählen',
  wishlist: '{item} auf die Merkliste setzen',
  discount: '{percent} Rabatt',
  new: 'Neu',
  soldOut: 'Ausverkauft',
  unit: 'pro {unit}',
  colors: { one: '{count} Farbe', other: '{count} Farben' },
  colorNames: 'Farben: {names}',
  added: '{item} liegt im Warenkorb',
  removed: '{item} entfernt',
  cartFailed: '{item}: Der Warenkorb konnte nicht geändert werden',
  wishlistFailed: '{item}: Die Merkliste konnte nicht geändert werden',
  price: priceLabels,
  rating: ratingLabels,
  quantity: quantitySelectorLabels,
  picker: quickViewLabels,
};
