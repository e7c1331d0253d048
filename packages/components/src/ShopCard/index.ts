export { ShopCard, shopCardLabels } from './ShopCard';
export type { ShopCardLabels, ShopCardProps, ShopCardShop } from './ShopCard';
export { ShopCardList } from './ShopCardList';
export type { ShopCardListProps } from './ShopCardList';
