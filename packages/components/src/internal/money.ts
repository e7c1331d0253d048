import { numberFormat } from './numberFormat';

/*
 * All arithmetic on money happens here, in whole cents, rounded once per piece (decisions.md 2).
 * `@marketrow/cart-client/money` follows the same table, `tests/money-cases.json`.
 */

const currencyFormatters = new Map<string, Intl.NumberFormat>();

/** `price` in major units (12.5) as whole cents (1250). */
export function toCents(price: number): number {
  return Math.round(price * 100);
}

/** Sale price per piece in cents: `price` in major units, less `discount` per cent (0 to 100), half a cent rounded up. */
export function salePriceCents(price: number, discount = 0): number {
  return Math.floor((toCents(price) * (100 - discount) + 50) / 100);
}

/** `cents` as the people of `locale` write an amount of `currency` (ISO 4217): `$1,299.00`, `1.299,00 $`. */
export function formatMoney(locale: string, currency: string, cents: number): string {
  const key = `${locale} ${currency}`;
  let formatter = currencyFormatters.get(key);
  if (!formatter) currencyFormatters.set(key, (formatter = numberFormat(locale, { style: 'currency', currency })));
  return formatter.format(cents / 100);
}
