export { TicketReplyForm } from './TicketReplyForm.js';
export type { TicketReplyFormProps } from './TicketReplyForm.js';
export { ticketReplySchema } from './schema.js';
export type { TicketReplyValues } from './schema.js';
export type TicketReplyFormPart = 'root';
