export { ShopHeader } from './ShopHeader';
export type { ShopHeaderProps, ShopHeaderShop } from './ShopHeader';
