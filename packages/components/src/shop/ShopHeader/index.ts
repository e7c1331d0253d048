export { ShopHeader } from './ShopHeader.js';
export type { ShopHeaderProps, ShopHeaderShop } from './ShopHeader.js';
