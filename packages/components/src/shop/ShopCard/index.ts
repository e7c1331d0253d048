export { ShopCard } from './ShopCard.js';
export type { ShopCardProps, ShopCardShop } from './ShopCard.js';
export { ShopCardList } from './ShopCardList.js';
export type { ShopCardListItem, ShopCardListProps } from './ShopCardList.js';
