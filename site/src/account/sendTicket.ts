import type { Ticket } from '../data/types';
import { href, paths, type Locale } from '../routes';
import { changeAccount } from './changes';

/** A new ticket as the API takes it. */
export interface Question extends Pick<Ticket, 'title' | 'type' | 'category'> {
  text: string;
}

/** Sends a new ticket and opens its page. */
export async function sendTicket(locale: Locale, question: Question): Promise<void> {
  const { slug } = await changeAccount<Ticket>('POST', '/api/tickets', question);
  location.assign(href(locale, paths.ticket(slug)));
}
