import * as z from 'zod/mini';
import { requiredEmail, requiredPassword, requiredText } from '../../base/Form/schemas.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import * as en from '../../labels/en.js';
import type { Labels } from '../../labels/Labels.js';

/**
 * Zod schema of a registration, for a server or a form of your own.
 *
 * @param labels override the English messages
 */
export function registerSchema(labels?: Partial<Labels<'RegisterForm'>>) {
  const messages = mergeLabels(en.RegisterForm, undefined, labels);
  return z
    .object({
      name: requiredText(messages.nameRequired),
      email: requiredEmail(messages.emailRequired, messages.emailInvalid),
      password: requiredPassword(messages.passwordRequired),
      retype: requiredPassword(messages.retypeRequired),
      agreement: z.boolean(messages.agreementRequired).check(z.refine(Boolean, messages.agreementRequired)),
    })
    .check(
      z.refine(({ password, retype }) => password === retype, { path: ['retype'], message: messages.retypeDifferent }),
    );
}

/** Values of a registration. */
export type RegisterValues = z.infer<ReturnType<typeof registerSchema>>;
