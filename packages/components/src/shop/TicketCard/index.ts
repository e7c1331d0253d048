export { TicketCard } from './TicketCard.js';
export type { TicketCardProps, TicketCardTicket } from './TicketCard.js';
export { TicketCardList } from './TicketCardList.js';
export type { TicketCardListProps } from './TicketCardList.js';
export type TicketCardPart = 'root' | 'title' | 'category' | 'date';
export type TicketCardListPart = 'root';
