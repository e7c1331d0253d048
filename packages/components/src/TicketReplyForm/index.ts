export { TicketReplyForm } from './TicketReplyForm';
export type { TicketReplyFormProps } from './TicketReplyForm';
export { ticketReplyFormLabels } from './labels';
export type { TicketReplyFormLabels } from './labels';
export { ticketReplySchema } from './schema';
export type { TicketReplyValues } from './schema';
