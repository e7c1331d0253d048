export { TicketCard } from './TicketCard';
export type { TicketCardProps, TicketCardTicket } from './TicketCard';
export { TicketCardList } from './TicketCardList';
export type { TicketCardListProps } from './TicketCardList';
