export { CartButton } from './CartButton.js';
export type { CartButtonProps } from './CartButton.js';
export type CartButtonPart = 'root' | 'badge';
