export { CartDrawer } from './CartDrawer';
export type { CartDrawerProps } from './CartDrawer';
export type { CartDrawerLine, CartDrawerShop } from './types';
