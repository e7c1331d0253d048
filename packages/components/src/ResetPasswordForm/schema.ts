import * as z from 'zod/mini';
import { requiredEmail } from '../internal/form/schemas';
import { mergeLabels } from '../internal/text/mergeLabels';
import { resetPasswordFormLabels } from './labels';
import type { ResetPasswordFormLabels } from './labels';

/**
 * The rules of a password reset, for a server or a form of your own.
 *
 * @param labels messages in place of the English ones
 */
export function resetPasswordSchema(labels?: Partial<ResetPasswordFormLabels>) {
  const messages = mergeLabels(resetPasswordFormLabels, undefined, labels);
  return z.object({ email: requiredEmail(messages.emailRequired, messages.emailInvalid) });
}

/** What a person enters to reset a password. */
export type ResetPasswordValues = z.infer<ReturnType<typeof resetPasswordSchema>>;
