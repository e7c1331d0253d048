import * as z from 'zod/mini';
import { requiredEmail, requiredPassword } from '../internal/form/schemas';
import { mergeLabels } from '../internal/text/mergeLabels';
import { loginFormLabels } from './labels';
import type { LoginFormLabels } from './labels';

/**
 * The rules of a login, for a server or a form of your own.
 *
 * @param labels messages in place of the English ones
 */
export function loginSchema(labels?: Partial<LoginFormLabels>) {
  const messages = mergeLabels(loginFormLabels, undefined, labels);
  return z.object({
    email: requiredEmail(messages.emailRequired, messages.emailInvalid),
    password: requiredPassword(messages.passwordRequired),
  });
}

/** What a person enters to log in. */
export type LoginValues = z.infer<ReturnType<typeof loginSchema>>;
