import * as z from 'zod/mini';
import { optionalPhone, requiredEmail, requiredText } from '../../base/Form/schemas.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import * as en from '../../labels/en.js';
import type { Labels } from '../../labels/Labels.js';

/**
 * Zod schema of a profile, for a server or a form of your own.
 *
 * @param labels override the English messages
 */
export function profileSchema(labels?: Partial<Labels<'ProfileForm'>>) {
  const messages = mergeLabels(en.ProfileForm, undefined, labels);
  return z.object({
    firstName: requiredText(messages.firstNameRequired),
    lastName: requiredText(messages.lastNameRequired),
    email: requiredEmail(messages.emailRequired, messages.emailInvalid),
    phone: optionalPhone(messages.phoneInvalid),
    dateOfBirth: z.string().check(z.refine(isEmptyOrPast, messages.dateOfBirthInvalid)),
  });
}

/** Values of a profile. `dateOfBirth` is `YYYY-MM-DD` or empty. */
export type ProfileValues = z.infer<ReturnType<typeof profileSchema>>;

function isEmptyOrPast(text: string): boolean {
  return text === '' || (/^\d{4}-\d{2}-\d{2}$/.test(text) && Date.parse(text) < Date.now());
}
