import { keptPromise } from '../keptPromise';
import type { Locale } from '../routes';
import { onForget } from './freshness';

/**
 * What is worked out of the whole catalogue, once a language: worked out for each page, a build's time would grow with the
 * square of the catalogue. What failed is tried again, and all of it is worked out anew when the catalogue has grown old.
 */
export function oncePerLocale<Value>(make: (locale: Locale) => Promise<Value>): (locale: Locale) => Promise<Value> {
  const values = new Map<Locale, Promise<Value>>();
  onForget(() => values.clear());
  return (locale) => keptPromise(values, locale, () => make(locale));
}
