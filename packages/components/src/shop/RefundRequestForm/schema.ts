import * as z from 'zod/mini';
import { requiredText, text } from '../../base/Form/schemas.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import * as en from '../../labels/en.js';
import type { Labels } from '../../labels/Labels.js';

/**
 * Zod schema of a refund request, for a server or a form of your own.
 *
 * @param labels override the English messages
 */
export function refundRequestSchema(labels?: Partial<Labels<'RefundRequestForm'>>) {
  const messages = mergeLabels(en.RefundRequestForm, undefined, labels);
  return z.object({ reason: requiredText(messages.reasonRequired), message: text() });
}

/** Values of a refund request. */
export type RefundRequestValues = z.infer<ReturnType<typeof refundRequestSchema>>;
