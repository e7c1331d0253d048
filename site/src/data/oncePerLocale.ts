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

/** The promise that a map holds for a key, made at the first use. One that failed is not kept. */
export function keptPromise<Key, Value>(
  kept: Map<Key, Promise<Value>>,
  key: Key,
  make: () => Promise<Value>,
): Promise<Value> {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const made = make();
  kept.set(key, made);
  made.catch(() => {
    if (kept.get(key) === made) kept.delete(key);
  });
  return made;
}
