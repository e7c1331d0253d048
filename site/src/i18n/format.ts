import { localeFacts, type Locale } from '../routes';
import { cached, moneyIn, numberIn, percentIn, pluralIn, type PluralMessage } from './plural';

const dates = new Map<Locale, Intl.DateTimeFormat>();

/** Picks the plural form for a count and fills `{count}` and the other places. */
export function plural(
  locale: Locale,
  message: PluralMessage,
  count: number,
  values?: Readonly<Record<string, string | number>>,
): string {
  return pluralIn(localeFacts[locale].tag, message, count, values);
}

/** A whole number in the language's writing. */
export function number(locale: Locale, value: number): string {
  return numberIn(localeFacts[locale].tag, value);
}

/** A percentage: `15` is "15%", in German "15 %". */
export function percent(locale: Locale, value: number): string {
  return percentIn(localeFacts[locale].tag, value);
}

/** An amount of whole cents of a currency. */
export function money(locale: Locale, currency: string, cents: number): string {
  return moneyIn(localeFacts[locale].tag, currency, cents);
}

const wholeAmounts = new Map<string, Intl.NumberFormat>();

/** An amount of a currency without cents: "$10", in German "10 $". */
export function wholeMoney(locale: Locale, currency: string, units: number): string {
  const style = { style: 'currency', currency, maximumFractionDigits: 0 } as const;
  const key = `${locale} ${currency}`;
  return cached(wholeAmounts, key, () => new Intl.NumberFormat(localeFacts[locale].tag, style)).format(units);
}

/** An ISO date as "12 March 2026". Always in UTC, so that two builds of the same data are the same. */
export function date(locale: Locale, iso: string): string {
  const style = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  const format = cached(dates, locale, () => new Intl.DateTimeFormat(localeFacts[locale].tag, style));
  return format.format(new Date(iso));
}

const months = new Map<Locale, Intl.DateTimeFormat>();
const moments = new Map<string, Intl.DateTimeFormat>();

/** An ISO date as "March 2026", in UTC. */
export function month(locale: Locale, iso: string): string {
  const style = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return cached(months, locale, () => new Intl.DateTimeFormat(localeFacts[locale].tag, style)).format(new Date(iso));
}

/** Name of the zone of this machine. Read each time, since it changes while a page is open on a journey. */
export function readerZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

const minutes = { day: 'numeric', month: 'long', year: 'numeric', hour: 'numeric', minute: '2-digit' } as const;

function momentIn(locale: Locale, iso: string, readerZone: string | undefined, name?: 'short' | 'long'): string {
  // The reader's zone is the default and not passed: browsers report names that they refuse as an option ("Etc/Unknown").
  const style = { ...minutes, timeZone: readerZone === undefined ? 'UTC' : undefined, timeZoneName: name };
  const key = `${locale} ${readerZone ?? ''} ${name ?? ''}`;
  return cached(moments, key, () => new Intl.DateTimeFormat(localeFacts[locale].tag, style)).format(new Date(iso));
}

/** A moment as "March 12, 2026 at 2:06 PM UTC"; in the reader's zone, where its name is passed, without the zone. */
export function moment(locale: Locale, iso: string, readerZone?: string): string {
  return momentIn(locale, iso, readerZone, readerZone === undefined ? 'short' : undefined);
}

/** A moment with its zone in full, in UTC or in the reader's zone, as for the title of `moment`. */
export function momentTitle(locale: Locale, iso: string, readerZone?: string): string {
  return momentIn(locale, iso, readerZone, 'long');
}

const shortMonths = new Map<Locale, Intl.DateTimeFormat>();

/** The month of an ISO date as "Mar", in UTC. */
export function shortMonth(locale: Locale, iso: string): string {
  const style = { month: 'short', timeZone: 'UTC' } as const;
  const format = cached(shortMonths, locale, () => new Intl.DateTimeFormat(localeFacts[locale].tag, style));
  return format.format(new Date(iso));
}
