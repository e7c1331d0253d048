export { WishlistButton } from './WishlistButton.js';
export type { WishlistButtonProduct, WishlistButtonProps } from './WishlistButton.js';
export type WishlistButtonPart = 'root';
