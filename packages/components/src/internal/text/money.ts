import { numberFormat } from './numberFormat';

/*
 * All arithmetic on money happens here, in whole cents, rounded once per piece (decisions.md 2).
 * `@marketrow/cart-client/money` follows the same table, `tests/money-cases.json`.
 */

// One options object a currency: `numberFormat` finds a known object fastest.
const styles = new Map<string, Intl.NumberFormatOptions>();
const wholeStyles = new Map<string, Intl.NumberFormatOptions>();

/** `price` in major units (12.5) as whole cents (1250), half a cent rounded up by what its decimals mean (1.005 is 101). */
export function toCents(price: number): number {
  const cents = Math.round(price * 100);
  // Nearly always: two decimals at most. The rest loses the noise that makes 1.005 * 100 fall to 100.49999999999999.
  return cents / 100 === price ? cents : Math.round(Number((price * 100).toPrecision(15)));
}

/**
 * Sale price per piece in cents: `price` in major units, less `discount` per cent (at most two decimals; clamped to 0 to
 * 100), half a cent rounded up.
 */
export function salePriceCents(price: number, discount = 0): number {
  // In hundredths of a per cent, so that 12.5 % stays a sum of whole numbers.
  const rest = 10_000 - toCents(Math.min(Math.max(discount, 0), 100));
  return Math.floor((toCents(price) * rest + 5000) / 10_000);
}

/** As `formatMoney`, whole amounts without decimals, for a tag with little room: `$89`, `$79.90`. */
export function formatShortMoney(locale: string, currency: string, cents: number): string {
  if (cents % 100 !== 0) return formatMoney(locale, currency, cents);
  let style = wholeStyles.get(currency);
  if (!style) wholeStyles.set(currency, (style = { style: 'currency', currency, maximumFractionDigits: 0 }));
  return numberFormat(locale, style).format(cents / 100);
}

/** `cents` as the people of `locale` write an amount of `currency` (ISO 4217): `$1,299.00`, `1.299,00 $`. */
export function formatMoney(locale: string, currency: string, cents: number): string {
  let style = styles.get(currency);
  if (!style) styles.set(currency, (style = { style: 'currency', currency }));
  return numberFormat(locale, style).format(cents / 100);
}
