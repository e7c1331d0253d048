import { currency } from '../currency';
import { date, messages, money, number, percent, plural, type Messages, type PluralMessage } from '../i18n';
import { href, linkFromData, localeFacts, type Locale } from '../routes';
import { kitProps, type KitProps } from './kitProps';

/** What every page of a language has in common. Pages and layouts find it in `Astro.locals`. */
export interface PageContext {
  locale: Locale;
  /** The language as a BCP 47 tag, such as `de-DE`. */
  tag: string;
  currency: string;
  /** The messages of the pages. */
  t: Messages;
  /** The props that each component of the kit gets: `<Hero {...kit.Hero} … />`. */
  kit: KitProps;
  /** The address of a path of `routes.ts`, or of a template, in the page's language. */
  href: (path: string) => string;
  /** An address from data in the page's language. */
  linkFromData: (url: string) => string;
  /** Picks the plural form for a count and fills it in, with the other places of the message. */
  plural: (message: PluralMessage, count: number, values?: Readonly<Record<string, string | number>>) => string;
  /** A whole number. */
  number: (value: number) => string;
  /** A percentage: `15` is "15%". */
  percent: (value: number) => string;
  /** An amount of whole cents. */
  money: (cents: number) => string;
  /** An ISO date as "12 March 2026". */
  date: (iso: string) => string;
}

const contexts = new Map<Locale, PageContext>();

/** The context of the pages of a language, made once a build. */
export function pageContext(locale: Locale): PageContext {
  let context = contexts.get(locale);
  if (context === undefined) contexts.set(locale, (context = makeContext(locale)));
  return context;
}

function makeContext(locale: Locale): PageContext {
  return {
    locale,
    tag: localeFacts[locale].tag,
    currency,
    t: messages(locale),
    kit: kitProps(locale),
    href: (path) => href(locale, path),
    linkFromData: (url) => linkFromData(locale, url),
    plural: (message, count, values) => plural(locale, message, count, values),
    number: (value) => number(locale, value),
    percent: (value) => percent(locale, value),
    money: (cents) => money(locale, currency, cents),
    date: (iso) => date(locale, iso),
  };
}
