export { ShopCard } from './ShopCard.js';
export type { ShopCardProps, ShopCardShop } from './ShopCard.js';
export { ShopCardList } from './ShopCardList.js';
export type { ShopCardListItem, ShopCardListProps } from './ShopCardList.js';
export type ShopCardPart = 'root' | 'cover' | 'picture' | 'mark' | 'row' | 'name' | 'link' | 'rating' | 'facts';
export type ShopCardListPart = 'root' | 'item';
