import type { WishlistButtonLabels } from './labels';

/** The German strings of `WishlistButton`. */
export const wishlistButtonLabels: WishlistButtonLabels = {
  label: '{item} auf die Merkliste setzen',
  failed: '{item}: Die Merkliste konnte nicht geändert werden',
};
