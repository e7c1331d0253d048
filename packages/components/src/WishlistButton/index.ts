export { WishlistButton } from './WishlistButton';
export type { WishlistButtonProduct, WishlistButtonProps } from './WishlistButton';
export { wishlistButtonLabels } from './labels';
export type { WishlistButtonLabels } from './labels';
