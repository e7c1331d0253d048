import { currency } from '../currency';
import { fill } from '../i18n/fill';
import { wholeMoney } from '../i18n/format';
import type { Locale } from '../routes';

/** Order value that the promotion names, in the currency's major unit. Smaller orders are delivered free too. */
const freeFrom = 10;

/** Fills `{amount}` in each text of a record with the order value that the promotion names. */
export function withFreeFrom<Texts extends Readonly<Record<string, string>>>(locale: Locale, texts: Texts): Texts {
  const amount = wholeMoney(locale, currency, freeFrom);
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, fill(text, { amount })])) as Texts;
}
