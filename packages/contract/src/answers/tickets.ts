import type { SupportTicket } from '../schemas/index.ts';
import type { Answers } from './answers.ts';
import type { Call } from './call.ts';
import { notFound } from './replies.ts';

/** Tickets of the user who is signed in. */
export const ticketAnswers = {
  'GET /api/tickets': async (call) => (await ownTickets(call)).map(listed),
  'GET /api/tickets/single': async (call) => {
    const tickets = await ownTickets(call);
    const named = tickets.find(({ slug }) => slug === call.query.get('slug'));
    // As in the specification, an unknown or missing slug means the first ticket.
    const ticket = named ?? tickets[0];
    return ticket ? { ...ticket, conversation: ticket.conversation ?? [] } : notFound();
  },
  'GET /api/tickets/slugs': async (call) => (await ownTickets(call)).map(({ slug }) => ({ params: { slug } })),
} satisfies Partial<Answers>;

/** Reads the tickets of the caller. */
export async function ownTickets(call: Call): Promise<SupportTicket[]> {
  const [tickets, owner] = await Promise.all([call.records.tickets(), call.user()]);
  return tickets.filter(({ user }) => user.id === owner);
}

/** Returns a ticket of the list: without its conversation until someone other than its owner has written. */
function listed(ticket: SupportTicket): SupportTicket {
  const owner = `${ticket.user.name.firstName} ${ticket.user.name.lastName}`;
  const answered = ticket.conversation?.some(({ name }) => name !== owner) === true;
  return answered ? ticket : { ...ticket, conversation: null };
}
