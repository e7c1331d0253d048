export { CartButton } from './CartButton.js';
export type { CartButtonProps } from './CartButton.js';
