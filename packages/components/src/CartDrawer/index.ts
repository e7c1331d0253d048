export { CartDrawer } from './CartDrawer';
export type { CartDrawerProps } from './CartDrawer';
export type { CartDrawerLine, CartDrawerShop } from './types';
export { cartDrawerLabels } from './labels';
export type { CartDrawerLabels } from './labels';
