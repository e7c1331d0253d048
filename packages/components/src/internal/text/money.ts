import { numberFormat } from './numberFormat.js';

/*
 * Money arithmetic in integer minor units of the currency (cents for USD, fils for KWD, yen for JPY), rounded once per
 * piece. `@marketrow/cart-client/money` passes the same cases, `tests/money-cases.json`.
 */

// One options object per currency: `numberFormat` looks up a known object fastest.
const styles = new Map<string, Intl.NumberFormatOptions>();
const wholeStyles = new Map<string, Intl.NumberFormatOptions>();
const scales = new Map<string, number>();

/** Returns the minor units in one major unit of `currency`: 100 for USD, 1000 for KWD, 1 for JPY. */
export function minorUnits(currency: string): number {
  let scale = scales.get(currency);
  if (scale === undefined) {
    const { maximumFractionDigits = 2 } = numberFormat('en-US', styleOf(currency)).resolvedOptions();
    scales.set(currency, (scale = 10 ** maximumFractionDigits));
  }
  return scale;
}

/** Returns the decimals of an amount of `currency` in major units: 2 for USD, 3 for KWD, 0 for JPY. */
export function moneyDecimals(currency: string): number {
  return Math.round(Math.log10(minorUnits(currency)));
}

/**
 * Converts `amount` in major units (12.5) to whole minor units of `currency` (1250). Rounds half a unit up by the
 * decimal notation of the number (1.005 is 101).
 */
export function toMinorUnits(amount: number, currency: string): number {
  return scaled(amount, minorUnits(currency));
}

/**
 * Sale price per piece in minor units: `price` in major units, less `discount` percent (at most two decimals; clamped
 * to 0 to 100). Rounds half a unit up.
 */
export function salePrice(price: number, discount: number, currency: string): number {
  // In hundredths of a percent, so that 12.5 % stays an integer calculation.
  const rest = 10_000 - scaled(Math.min(Math.max(discount, 0), 100), 100);
  return Math.floor((toMinorUnits(price, currency) * rest + 5000) / 10_000);
}

/** Price fields of a product record. */
export interface PriceRecord {
  /** Price in major units: before the discount, or the sale price if `compareAtPrice` is set. */
  price: number;
  /** Discount in percent, 0 to 100. */
  discount?: number | undefined;
  /** Price before the discount in major units, instead of `discount`. */
  compareAtPrice?: number | null | undefined;
  /** ISO 4217 code of the prices. Overrides the component's `currency` and the provider's. */
  currency?: string | null | undefined;
}

/**
 * Returns the currency of `records`, or `fallback` if they have none. Logs an error in development for mixed
 * currencies: their amounts have no sum.
 */
export function sharedCurrency(
  records: readonly { currency?: string | null | undefined }[],
  fallback: string | undefined,
): string | undefined {
  const named = new Set(records.map(({ currency }) => currency ?? fallback));
  if (named.size > 1 && process.env.NODE_ENV !== 'production') {
    console.error(
      `mr: records in ${[...named].join(' and ')} share one sum. Amounts of different currencies cannot be added, so the sum is wrong. ` +
        'Pass records of one currency.',
    );
  }
  return [...named][0] ?? fallback;
}

/**
 * Current and previous price per piece, in minor units, and the discount in whole percent: 0 if the amounts are equal,
 * 100 if free.
 */
export interface PriceAmounts {
  amount: number;
  original: number;
  percent: number;
}

/** Returns the amounts of a record's price. */
export function priceAmounts(record: PriceRecord, currency: string): PriceAmounts {
  const { price, discount = 0, compareAtPrice } = record;
  const hasBoth = typeof compareAtPrice === 'number';
  const amount = hasBoth ? toMinorUnits(price, currency) : salePrice(price, discount, currency);
  const original = toMinorUnits(hasBoth ? compareAtPrice : price, currency);
  if (!(amount < original)) return { amount, original: amount, percent: 0 };
  return {
    amount,
    original,
    percent: amount > 0 ? shownPercent(hasBoth ? (1 - amount / original) * 100 : discount) : 100,
  };
}

/** Contents of one piece, for the price per unit. */
export interface Measure {
  /** Amount in `unit`: 0.4 for 400 g in kilograms. More than 0. */
  amount: number;
  /** Unit of the price, as shown: `kg`, `l`. */
  unit: string;
}

/** Returns the price per unit of `measure` in minor units, rounded once; `undefined` without a measure or with an amount of 0. */
export function pricePerUnit(amount: number, measure: Measure | null | undefined): number | undefined {
  return measure && measure.amount > 0 ? Math.round(amount / measure.amount) : undefined;
}

/**
 * Returns a discount in whole percent for display: 1 to 99, since "0% off", and "100% off" with a price left to pay,
 * would be wrong.
 */
export function shownPercent(percent: number): number {
  return Math.min(Math.max(Math.round(percent), 1), 99);
}

/**
 * Formats `amount` in minor units of `currency` (ISO 4217) for `locale`: `$1,299.00`, `1.299,00 $`. An amount that is
 * not a finite number returns `''` and logs an error in development.
 */
export function formatMoney(locale: string, currency: string, amount: number): string {
  if (!Number.isFinite(amount)) {
    if (process.env.NODE_ENV !== 'production') {
      console.error(
        `mr: a price is ${amount}. It would be shown as "NaN", so nothing is shown. ` +
          'Pass finite numbers as price, discount and compareAtPrice.',
      );
    }
    return '';
  }
  return numberFormat(locale, styleOf(currency)).format(amount / minorUnits(currency));
}

/** Formats like `formatMoney`, whole amounts without decimals, for a tag with little room: `$89`, `$79.90`. */
export function formatShortMoney(locale: string, currency: string, amount: number): string {
  const scale = minorUnits(currency);
  if (amount % scale !== 0) return formatMoney(locale, currency, amount);
  let style = wholeStyles.get(currency);
  if (!style) wholeStyles.set(currency, (style = { style: 'currency', currency, maximumFractionDigits: 0 }));
  return numberFormat(locale, style).format(amount / scale);
}

/** Returns the symbol of `currency` in `locale`: `$`, `€`. */
export function currencySign(locale: string, currency: string): string {
  const parts = numberFormat(locale, styleOf(currency)).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

function scaled(amount: number, scale: number): number {
  const whole = Math.round(amount * scale);
  // Nearly always exact. Removes the error by which 1.005 * 100 becomes 100.49999999999999.
  return whole / scale === amount ? whole : Math.round(Number((amount * scale).toPrecision(15)));
}

function styleOf(currency: string): Intl.NumberFormatOptions {
  let style = styles.get(currency);
  if (!style) styles.set(currency, (style = { style: 'currency', currency }));
  return style;
}
