import type { PluralMessage } from './en/pluralMessage';
import { fill } from './fill';

export type { PluralMessage };

const rules = new Map<string, Intl.PluralRules>();
const numbers = new Map<string, Intl.NumberFormat>();

/**
 * Picks the plural form for a count and fills `{count}` and the other places. `tag` is the language, such as `de-DE`. Scripts
 * use this one: it needs nothing of `routes.ts`, which they would load whole.
 */
export function pluralIn(
  tag: string,
  message: PluralMessage,
  count: number,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const form =
    cached(rules, tag, () => new Intl.PluralRules(tag)).select(count) === 'one' ? message.one : message.other;
  return fill(form, { ...values, count: numberIn(tag, count) });
}

/** A whole number in the writing of a language. */
export function numberIn(tag: string, value: number): string {
  return cached(numbers, tag, () => new Intl.NumberFormat(tag)).format(value);
}

const amounts = new Map<string, Intl.NumberFormat>();
const percents = new Map<string, Intl.NumberFormat>();

/** An amount of whole cents of a currency, in the writing of a language. */
export function moneyIn(tag: string, currency: string, cents: number): string {
  const style = { style: 'currency', currency } as const;
  return cached(amounts, `${tag} ${currency}`, () => new Intl.NumberFormat(tag, style)).format(cents / 100);
}

/** A percentage in the writing of a language, with two decimals at most. */
export function percentIn(tag: string, value: number): string {
  const style = { style: 'percent', maximumFractionDigits: 2 } as const;
  return cached(percents, tag, () => new Intl.NumberFormat(tag, style)).format(value / 100);
}

/** What a cache holds for a key, made at the first use. */
export function cached<Key, Value>(cache: Map<Key, Value>, key: Key, make: () => Value): Value {
  let value = cache.get(key);
  if (value === undefined) cache.set(key, (value = make()));
  return value;
}
