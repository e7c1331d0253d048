export { CartDrawer } from './CartDrawer.js';
export type { CartDrawerProps } from './CartDrawer.js';
export type { CartDrawerLine, CartDrawerQuantityDetails, CartDrawerShop } from './types.js';
