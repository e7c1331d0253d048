import * as de from '@marketrow/components/labels/de';
import type { KitLabels } from '@marketrow/components/KitProvider';
import type { Locale } from '../routes';

/** The kit's words in a language. English is built into the components, so there is nothing to hand over. */
export function kitLabels(locale: Locale): Partial<KitLabels> {
  return locale === 'de' ? de : {};
}
