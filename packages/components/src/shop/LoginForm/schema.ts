import * as z from 'zod/mini';
import { requiredEmail, requiredPassword } from '../../base/Form/schemas.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import * as en from '../../labels/en.js';
import type { Labels } from '../../labels/Labels.js';

/**
 * The rules of a login, for a server or a form of your own.
 *
 * @param labels messages in place of the English ones
 */
export function loginSchema(labels?: Partial<Labels<'LoginForm'>>) {
  const messages = mergeLabels(en.LoginForm, undefined, labels);
  return z.object({
    email: requiredEmail(messages.emailRequired, messages.emailInvalid),
    password: requiredPassword(messages.passwordRequired),
  });
}

/** What a person enters to log in. */
export type LoginValues = z.infer<ReturnType<typeof loginSchema>>;
