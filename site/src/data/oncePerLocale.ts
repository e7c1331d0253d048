import { cached } from '../i18n/plural';
import type { Locale } from '../routes';

/**
 * What is worked out of the whole catalogue, once a language: worked out for each page, a build's time would grow with the
 * square of the catalogue.
 */
export function oncePerLocale<Value>(make: (locale: Locale) => Promise<Value>): (locale: Locale) => Promise<Value> {
  const values = new Map<Locale, Promise<Value>>();
  return (locale) => cached(values, locale, () => make(locale));
}
