export { CartDrawer } from './CartDrawer.js';
export type { CartDrawerProps } from './CartDrawer.js';
export type { CartDrawerLine, CartDrawerQuantityDetails, CartDrawerShop } from './types.js';
export type CartDrawerPart =
  | 'root'
  | 'foot'
  | 'notice'
  | 'sum'
  | 'ways'
  | 'content'
  | 'count'
  | 'shop'
  | 'name'
  | 'shopSum'
  | 'shopSumText'
  | 'closed';
