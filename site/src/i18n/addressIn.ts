import { localeFacts, type Locale } from '../routes';
import { cached } from './plural';

/** Country codes by English name, in lower case. */
let codes: ReadonlyMap<string, string> | undefined;

const names = new Map<Locale, Intl.DisplayNames>();

/**
 * Returns an address on one line with its country in the language of the page. An order stores the English name or the
 * code of the country, whatever language it was placed in; an unknown country stays as it is.
 */
export function addressIn(locale: Locale, line: string): string {
  const start = line.lastIndexOf(', ') + 2;
  // An address on one line is a street and more: a single part is no country.
  if (start < 2) return line;
  const country = line.slice(start);
  codes ??= readCodes();
  const code = /^[A-Z]{2}$/.test(country) ? country : codes.get(country.toLowerCase());
  if (code === undefined) return line;
  return line.slice(0, start) + (namesIn(locale).of(code) ?? country);
}

function namesIn(locale: Locale): Intl.DisplayNames {
  const { tag } = localeFacts[locale];
  return cached(names, locale, () => new Intl.DisplayNames(tag, { type: 'region', fallback: 'none' }));
}

/** Tries every code of two letters: browsers do not list the ones they know. */
function readCodes(): ReadonlyMap<string, string> {
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(65 + index));
  const found = new Map<string, string>();
  for (const first of letters)
    for (const second of letters) {
      const name = english.of(first + second);
      if (name !== undefined) found.set(name.toLowerCase(), first + second);
    }
  return found;
}
