import { localeFacts, type Locale } from '../routes';
import { fill } from './fill';

/** A message in the plural forms its language has. `{count}` is filled in. */
export interface PluralMessage {
  one: string;
  other: string;
}

const pluralRules = new Map<Locale, Intl.PluralRules>();
const numbers = new Map<Locale, Intl.NumberFormat>();
const amounts = new Map<string, Intl.NumberFormat>();
const percents = new Map<Locale, Intl.NumberFormat>();
const dates = new Map<Locale, Intl.DateTimeFormat>();

/** Picks the plural form for a count and fills `{count}` and the other places. */
export function plural(
  locale: Locale,
  message: PluralMessage,
  count: number,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const rules = cached(pluralRules, locale, () => new Intl.PluralRules(localeFacts[locale].tag));
  const form = rules.select(count) === 'one' ? message.one : message.other;
  return fill(form, { ...values, count: number(locale, count) });
}

/** A whole number in the language's writing. */
export function number(locale: Locale, value: number): string {
  return cached(numbers, locale, () => new Intl.NumberFormat(localeFacts[locale].tag)).format(value);
}

/** A percentage: `15` is "15%", in German "15 %". */
export function percent(locale: Locale, value: number): string {
  const style = { style: 'percent', maximumFractionDigits: 1 } as const;
  return cached(percents, locale, () => new Intl.NumberFormat(localeFacts[locale].tag, style)).format(value / 100);
}

/** An amount of whole cents of a currency. */
export function money(locale: Locale, currency: string, cents: number): string {
  const style = { style: 'currency', currency } as const;
  const key = `${locale} ${currency}`;
  return cached(amounts, key, () => new Intl.NumberFormat(localeFacts[locale].tag, style)).format(cents / 100);
}

/** An ISO date as "12 March 2026". Always in UTC, so that two builds of the same data are the same. */
export function date(locale: Locale, iso: string): string {
  const style = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  const format = cached(dates, locale, () => new Intl.DateTimeFormat(localeFacts[locale].tag, style));
  return format.format(new Date(iso));
}

function cached<Key, Format>(cache: Map<Key, Format>, key: Key, make: () => Format): Format {
  let format = cache.get(key);
  if (format === undefined) cache.set(key, (format = make()));
  return format;
}
