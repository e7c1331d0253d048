export { ShopCard } from './ShopCard';
export type { ShopCardProps, ShopCardShop } from './ShopCard';
export { ShopCardList } from './ShopCardList';
export type { ShopCardListItem, ShopCardListProps } from './ShopCardList';
