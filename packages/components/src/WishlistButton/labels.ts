/** Every string that `WishlistButton` announces. */
export interface WishlistButtonLabels {
  /** Name of the button, the same pressed or not. `{item}` is filled in. */
  label: string;
  /** Announced when the wishlist did not take a change. `{item}` is filled in. */
  failed: string;
}

/** The English strings of `WishlistButton`. */
export const wishlistButtonLabels: WishlistButtonLabels = {
  label: 'Add {item} to wishlist',
  failed: '{item}: the wishlist could not be changed',
};
