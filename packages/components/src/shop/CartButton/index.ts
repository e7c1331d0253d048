export { CartButton } from './CartButton';
export type { CartButtonProps } from './CartButton';
