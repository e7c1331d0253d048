import type { Locale } from '../routes';
import { byLocale } from './byLocale';
import type { Messages } from './en';

export { fill } from './fill';
export { date, money, number, percent, plural } from './format';
export type { PluralMessage } from './plural';
export type { Messages } from './en';

const all = byLocale(import.meta.glob<{ messages: Messages }>('./*/index.ts', { eager: true }));

/** The messages of a language. */
export function messages(locale: Locale): Messages {
  return all[locale].messages;
}
