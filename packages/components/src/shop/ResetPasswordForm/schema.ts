import * as z from 'zod/mini';
import { requiredEmail } from '../../base/Form/schemas.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import * as en from '../../labels/en.js';
import type { Labels } from '../../labels/Labels.js';

/**
 * Zod schema of a password reset, for a server or a form of your own.
 *
 * @param labels override the English messages
 */
export function resetPasswordSchema(labels?: Partial<Labels<'ResetPasswordForm'>>) {
  const messages = mergeLabels(en.ResetPasswordForm, undefined, labels);
  return z.object({ email: requiredEmail(messages.emailRequired, messages.emailInvalid) });
}

/** Values of a password reset. */
export type ResetPasswordValues = z.infer<ReturnType<typeof resetPasswordSchema>>;
