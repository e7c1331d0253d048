export { CartButton } from './CartButton';
export type { CartButtonProps } from './CartButton';
export { cartButtonLabels } from './labels';
export type { CartButtonLabels } from './labels';
