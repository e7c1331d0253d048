export { OrderCard } from './OrderCard.js';
export type { OrderCardLine, OrderCardOrder, OrderCardProps } from './OrderCard.js';
export { OrderCardList } from './OrderCardList.js';
export type { OrderCardListProps } from './OrderCardList.js';
export type OrderCardPart =
  'root' | 'number' | 'status' | 'items' | 'pictures' | 'frame' | 'picture' | 'more' | 'date' | 'total';
export type OrderCardListPart = 'root';
