export { WishlistButton } from './WishlistButton';
export type { WishlistButtonProduct, WishlistButtonProps } from './WishlistButton';
