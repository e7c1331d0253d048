import * as z from 'zod/mini';
import { requiredEmail, text } from '../../base/Form/schemas.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import * as en from '../../labels/en.js';
import type { Labels } from '../../labels/Labels.js';

/**
 * Zod schema of a wish for an email, for a server or a form of your own.
 *
 * @param labels override the English messages
 */
export function notifySchema(labels?: Partial<Labels<'NotifyForm'>>) {
  const messages = mergeLabels(en.NotifyForm, undefined, labels);
  return z.object({ choice: text(), email: requiredEmail(messages.emailRequired, messages.emailInvalid) });
}

/** Values of a wish for an email. `choice` is empty for a product without choices. */
export type NotifyValues = z.infer<ReturnType<typeof notifySchema>>;
