export { TicketReplyForm } from './TicketReplyForm';
export type { TicketReplyFormProps } from './TicketReplyForm';
export { ticketReplySchema } from './schema';
export type { TicketReplyValues } from './schema';
