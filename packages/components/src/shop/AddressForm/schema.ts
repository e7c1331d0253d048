import * as z from 'zod/mini';
import { optionalPhone, requiredText } from '../../base/Form/schemas.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import * as en from '../../labels/en.js';
import type { Labels } from '../../labels/Labels.js';

/**
 * Zod schema of an address, for a server or a form of your own.
 *
 * @param labels override the English messages
 */
export function addressSchema(labels?: Partial<Labels<'AddressForm'>>) {
  const messages = mergeLabels(en.AddressForm, undefined, labels);
  return z.object({
    title: requiredText(messages.titleRequired),
    street: requiredText(messages.streetRequired),
    city: requiredText(messages.cityRequired),
    country: requiredText(messages.countryRequired),
    phone: optionalPhone(messages.phoneInvalid),
  });
}

/** Values of an address. */
export type AddressValues = z.infer<ReturnType<typeof addressSchema>>;
