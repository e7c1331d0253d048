import * as z from 'zod/mini';
import { requiredText } from '../../base/Form/schemas.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import * as en from '../../labels/en.js';
import type { Labels } from '../../labels/Labels.js';

/**
 * Zod schema of a reply, for a server or a form of your own.
 *
 * @param labels override the English messages
 */
export function ticketReplySchema(labels?: Partial<Labels<'TicketReplyForm'>>) {
  const messages = mergeLabels(en.TicketReplyForm, undefined, labels);
  return z.object({ reply: requiredText(messages.replyRequired) });
}

/** Values of a reply. */
export type TicketReplyValues = z.infer<ReturnType<typeof ticketReplySchema>>;
