import type { Locale } from '../../routes';

/** The language of the page. */
export function pageLocale(): Locale {
  return document.documentElement.lang as Locale;
}
