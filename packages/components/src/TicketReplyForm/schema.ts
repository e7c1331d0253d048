import * as z from 'zod/mini';
import { requiredText } from '../internal/form/schemas';
import { mergeLabels } from '../internal/text/mergeLabels';
import { ticketReplyFormLabels } from './labels';
import type { TicketReplyFormLabels } from './labels';

/**
 * The rules of a reply, for a server or a form of your own.
 *
 * @param labels messages in place of the English ones
 */
export function ticketReplySchema(labels?: Partial<TicketReplyFormLabels>) {
  const messages = mergeLabels(ticketReplyFormLabels, undefined, labels);
  return z.object({ reply: requiredText(messages.replyRequired) });
}

/** A reply as a person writes it. */
export type TicketReplyValues = z.infer<ReturnType<typeof ticketReplySchema>>;
