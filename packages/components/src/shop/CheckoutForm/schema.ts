import * as z from 'zod/mini';
import { requiredEmail, requiredPhone, requiredText, text } from '../../base/Form/schemas.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import * as en from '../../labels/en.js';
import type { Labels } from '../../labels/Labels.js';

/**
 * Zod schema of the typed fields of a checkout, for a server or a form of your own.
 *
 * @param labels override the English messages
 * @param ownAddress `false` if a stored address was chosen: the address fields are then optional
 */
export function checkoutSchema(labels?: Partial<Labels<'CheckoutForm'>>, ownAddress = true) {
  const messages = mergeLabels(en.CheckoutForm, undefined, labels);
  const address = (message: string) => (ownAddress ? requiredText(message) : z.optional(text()));
  return z.object({
    firstName: requiredText(messages.firstNameRequired),
    lastName: requiredText(messages.lastNameRequired),
    email: requiredEmail(messages.emailRequired, messages.emailInvalid),
    phone: requiredPhone(messages.phoneRequired, messages.phoneInvalid),
    street: address(messages.streetRequired),
    city: address(messages.cityRequired),
    country: address(messages.countryRequired),
    note: z.optional(text()),
  });
}
