export { OrderCard } from './OrderCard.js';
export type { OrderCardLine, OrderCardOrder, OrderCardProps } from './OrderCard.js';
export { OrderCardList } from './OrderCardList.js';
export type { OrderCardListProps } from './OrderCardList.js';
