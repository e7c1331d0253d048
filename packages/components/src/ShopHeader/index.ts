export { ShopHeader } from './ShopHeader';
export type { ShopHeaderProps, ShopHeaderShop } from './ShopHeader';
export { shopHeaderLabels } from './labels';
export type { ShopHeaderLabels } from './labels';
