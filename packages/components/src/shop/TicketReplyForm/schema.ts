import * as z from 'zod/mini';
import { requiredText } from '../../base/form/schemas';
import { mergeLabels } from '../../internal/text/mergeLabels';
import * as en from '../../labels/en';
import type { Labels } from '../../labels/Labels';

/**
 * The rules of a reply, for a server or a form of your own.
 *
 * @param labels messages in place of the English ones
 */
export function ticketReplySchema(labels?: Partial<Labels<'TicketReplyForm'>>) {
  const messages = mergeLabels(en.TicketReplyForm, undefined, labels);
  return z.object({ reply: requiredText(messages.replyRequired) });
}

/** A reply as a person writes it. */
export type TicketReplyValues = z.infer<ReturnType<typeof ticketReplySchema>>;
