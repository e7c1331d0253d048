import * as z from 'zod/mini';
import { requiredEmail, requiredPassword } from '../../base/Form/schemas.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import * as en from '../../labels/en.js';
import type { Labels } from '../../labels/Labels.js';

/**
 * Zod schema of a login, for a server or a form of your own.
 *
 * @param labels override the English messages
 */
export function loginSchema(labels?: Partial<Labels<'LoginForm'>>) {
  const messages = mergeLabels(en.LoginForm, undefined, labels);
  return z.object({
    email: requiredEmail(messages.emailRequired, messages.emailInvalid),
    password: requiredPassword(messages.passwordRequired),
  });
}

/** Values of a login. */
export type LoginValues = z.infer<ReturnType<typeof loginSchema>>;
