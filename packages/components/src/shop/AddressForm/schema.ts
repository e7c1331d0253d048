import * as z from 'zod/mini';
import { optionalPhone, requiredText } from '../../base/Form/schemas.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import * as en from '../../labels/en.js';
import type { Labels } from '../../labels/Labels.js';
import { addressShape, checkAddress } from '../parts/addressFields.js';
import type { AddressFieldValues } from '../parts/addressFields.js';

/**
 * Zod schema of an address, for a server or a form of your own. Checks postcode and region of the countries whose rules it
 * has; other countries accept every address.
 *
 * @param labels override the English messages
 */
export function addressSchema(labels?: Partial<Labels<'AddressForm'>>) {
  const messages = mergeLabels(en.AddressForm, undefined, labels);
  return z
    .object({
      title: requiredText(messages.titleRequired),
      ...addressShape(messages),
      phone: optionalPhone(messages.phoneInvalid),
    })
    .check(checkAddress(messages));
}

/** Values of an address; empty strings for fields without a value. */
export interface AddressValues extends AddressFieldValues {
  /** Title, such as "Home". */
  title: string;
  /** Phone number. */
  phone: string;
}
