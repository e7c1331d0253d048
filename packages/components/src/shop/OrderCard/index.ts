export { OrderCard } from './OrderCard';
export type { OrderCardLine, OrderCardOrder, OrderCardProps } from './OrderCard';
export { OrderCardList } from './OrderCardList';
export type { OrderCardListProps } from './OrderCardList';
