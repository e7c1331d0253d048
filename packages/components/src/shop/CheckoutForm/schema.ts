import * as z from 'zod/mini';
import { requiredEmail, requiredPhone, requiredText, text } from '../../base/Form/schemas.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import * as en from '../../labels/en.js';
import type { Labels } from '../../labels/Labels.js';
import { addressShape, checkAddress } from '../parts/addressFields.js';

/**
 * Zod schema of the typed fields of a checkout, for a server or a form of your own.
 *
 * @param labels override the English messages
 * @param ownAddress `false` if a stored address was chosen: the address fields are then optional
 */
export function checkoutSchema(labels?: Partial<Labels<'CheckoutForm'>>, ownAddress = true) {
  const messages = mergeLabels(en.CheckoutForm, undefined, labels);
  const shape = {
    firstName: requiredText(messages.firstNameRequired),
    lastName: requiredText(messages.lastNameRequired),
    email: requiredEmail(messages.emailRequired, messages.emailInvalid),
    phone: requiredPhone(messages.phoneRequired, messages.phoneInvalid),
    note: z.optional(text()),
  };
  const address = addressShape(messages);
  return ownAddress
    ? z.object({ ...shape, ...address }).check(checkAddress(messages))
    : z.object({ ...shape, ...z.partial(z.object(address)).shape });
}
