export { CartDrawer } from './CartDrawer';
export type { CartDrawerProps } from './CartDrawer';
export type { CartDrawerLine, CartDrawerQuantityDetails, CartDrawerShop } from './types';
