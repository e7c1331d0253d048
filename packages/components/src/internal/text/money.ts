import { numberFormat } from './numberFormat';

/*
 * All arithmetic on money happens here, in whole minor units of the currency (cents for USD, fils for KWD, yen for JPY),
 * rounded once per piece. `@marketrow/cart-client/money` follows the same table of cases, `tests/money-cases.json`.
 */

// One options object a currency: `numberFormat` finds a known object fastest.
const styles = new Map<string, Intl.NumberFormatOptions>();
const wholeStyles = new Map<string, Intl.NumberFormatOptions>();
const scales = new Map<string, number>();

/** How many minor units one major unit of `currency` has: 100 for USD, 1000 for KWD, 1 for JPY. */
export function minorUnits(currency: string): number {
  let scale = scales.get(currency);
  if (scale === undefined) {
    const { maximumFractionDigits = 2 } = numberFormat('en-US', styleOf(currency)).resolvedOptions();
    scales.set(currency, (scale = 10 ** maximumFractionDigits));
  }
  return scale;
}

/** How many decimals an amount of `currency` has in major units: 2 for USD, 3 for KWD, 0 for JPY. */
export function moneyDecimals(currency: string): number {
  return Math.round(Math.log10(minorUnits(currency)));
}

/**
 * `amount` in major units (12.5) as whole minor units of `currency` (1250), half a unit rounded up by what its decimals
 * mean (1.005 is 101).
 */
export function toMinorUnits(amount: number, currency: string): number {
  return scaled(amount, minorUnits(currency));
}

/**
 * Sale price per piece in minor units: `price` in major units, less `discount` per cent (at most two decimals; clamped to
 * 0 to 100), half a unit rounded up.
 */
export function salePrice(price: number, discount: number, currency: string): number {
  // In hundredths of a per cent, so that 12.5 % stays a sum of whole numbers.
  const rest = 10_000 - scaled(Math.min(Math.max(discount, 0), 100), 100);
  return Math.floor((toMinorUnits(price, currency) * rest + 5000) / 10_000);
}

/** What a product costs, as its record has it. */
export interface PriceRecord {
  /** Price in major units: before the reduction, or the sale price when `compareAtPrice` is given. */
  price: number;
  /** Reduction in per cent, 0 to 100. */
  discount?: number | undefined;
  /** Price before the reduction in major units, in the place of `discount`. */
  compareAtPrice?: number | null | undefined;
  /** ISO 4217 code of the prices. It wins over the component's `currency` and the provider's. */
  currency?: string | null | undefined;
}

/**
 * The currency that all `records` name, `fallback` where none does. Amounts of two currencies have no sum: an error in
 * development.
 */
export function sharedCurrency(
  records: readonly { currency?: string | null | undefined }[],
  fallback: string | undefined,
): string | undefined {
  const named = new Set(records.map(({ currency }) => currency ?? fallback));
  if (named.size > 1 && process.env.NODE_ENV !== 'production') {
    console.error(
      `mr: records in ${[...named].join(' and ')} share one sum. Their amounts cannot be added, so the sum is wrong. ` +
        'Pass records of one currency.',
    );
  }
  return [...named][0] ?? fallback;
}

/** Price of a piece now and before, in minor units, and the reduction in whole percent: 0 where the amounts are the same, 100 of what is free. */
export interface PriceAmounts {
  amount: number;
  original: number;
  percent: number;
}

/** The amounts of a record's price. */
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

/** A reduction in whole per cent as it is shown: 1 to 99, since "0% off" and "100% off" of what has a price are no reductions. */
export function shownPercent(percent: number): number {
  return Math.min(Math.max(Math.round(percent), 1), 99);
}

/**
 * `amount` in minor units as the people of `locale` write it in `currency` (ISO 4217): `$1,299.00`, `1.299,00 $`. What is
 * no number gives an empty text, and an error on the console in development.
 */
export function formatMoney(locale: string, currency: string, amount: number): string {
  if (!Number.isFinite(amount)) {
    if (process.env.NODE_ENV !== 'production') {
      console.error(
        `mr: a price is ${amount}. An amount that is no number would be shown as "NaN", so nothing is shown. ` +
          'Pass finite numbers as price, discount and compareAtPrice.',
      );
    }
    return '';
  }
  return numberFormat(locale, styleOf(currency)).format(amount / minorUnits(currency));
}

/** As `formatMoney`, whole amounts without decimals, for a tag with little room: `$89`, `$79.90`. */
export function formatShortMoney(locale: string, currency: string, amount: number): string {
  const scale = minorUnits(currency);
  if (amount % scale !== 0) return formatMoney(locale, currency, amount);
  let style = wholeStyles.get(currency);
  if (!style) wholeStyles.set(currency, (style = { style: 'currency', currency, maximumFractionDigits: 0 }));
  return numberFormat(locale, style).format(amount / scale);
}

/** The sign of `currency` as the people of `locale` write it: `$`, `€`. */
export function currencySign(locale: string, currency: string): string {
  const parts = numberFormat(locale, styleOf(currency)).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

function scaled(amount: number, scale: number): number {
  const whole = Math.round(amount * scale);
  // Nearly always exact. The rest loses the noise that makes 1.005 * 100 fall to 100.49999999999999.
  return whole / scale === amount ? whole : Math.round(Number((amount * scale).toPrecision(15)));
}

function styleOf(currency: string): Intl.NumberFormatOptions {
  let style = styles.get(currency);
  if (!style) styles.set(currency, (style = { style: 'currency', currency }));
  return style;
}
