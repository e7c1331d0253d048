import type { Locale } from '../routes';
import { de } from './de';
import { en, type Messages } from './en';

export { fill } from './fill';
export { date, money, number, percent, plural } from './format';
export type { PluralMessage } from './plural';
export type { Messages } from './en';

const all: Record<Locale, Messages> = { en, de };

/** The messages of a language. */
export function messages(locale: Locale): Messages {
  return all[locale];
}
