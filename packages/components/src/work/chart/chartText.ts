import { formatMoney, moneyDecimals, toMinorUnits } from '../../internal/text/money.js';
import { numberFormat } from '../../internal/text/numberFormat.js';

/** Number format of a chart. */
export interface ChartNumbers {
  /** Number format: `money` uses `currency`. */
  type: 'number' | 'money';
  /** BCP 47 tag. */
  locale: string;
  /** ISO 4217 code. */
  currency: string;
}

const smallShare: Intl.NumberFormatOptions = { maximumSignificantDigits: 3 };

/** Returns the full value: `$88,210.00`, `12,400`. */
export function valueText(value: number, { type, locale, currency }: ChartNumbers): string {
  if (type === 'money') return formatMoney(locale, currency, toMinorUnits(value, currency));
  // The default of three decimals would turn 0.0004 into 0.
  return numberFormat(locale, Math.abs(value) < 0.1 ? smallShare : undefined).format(value);
}

/** Returns the short text of a tick: `$90K`, in German `90.000 $`. Exact to the `step` between two ticks. */
export function axisText(value: number, step: number, numbers: ChartNumbers): string {
  const last = lastPlace(step);
  // In units of thousands or more the first digit may be before the decimals.
  if (Math.abs(value) >= 1000) return compactText(value, 0, Math.max(0, firstPlace(value) - last), numbers);
  if (last >= 0 || value === 0) return compactText(value, 0, 0, numbers);
  const decimals = numbers.type === 'money' ? Math.max(-last, moneyDecimals(numbers.currency)) : -last;
  return compactText(value, decimals, decimals, numbers);
}

/** Returns the short text of a sum: `$90.2K`, `0.05`. */
export function shortText(value: number, numbers: ChartNumbers): string {
  // Rounded: languages that do not shorten thousands would add a decimal, `20.658,4 $`.
  return Math.abs(value) < 1000 ? valueText(value, numbers) : compactText(Math.round(value), 0, 1, numbers);
}

function compactText(value: number, least: number, most: number, { type, locale, currency }: ChartNumbers): string {
  return numberFormat(locale, {
    notation: 'compact',
    // Compact German would format "3000 $" beside "20.658 $".
    useGrouping: 'always',
    ...(type === 'money' && { style: 'currency', currency }),
    minimumFractionDigits: least,
    maximumFractionDigits: most,
  }).format(value);
}

/** Returns the power of ten of the first digit: 2 for 250, -2 for 0.025. */
function firstPlace(value: number): number {
  return Number(value.toExponential().split('e')[1]);
}

/** Returns the power of ten of the last digit: 1 for 250, -3 for 0.025. */
function lastPlace(value: number): number {
  const [digits = '', exponent = '0'] = Number(value.toPrecision(12)).toExponential().split('e');
  return Number(exponent) - (digits.split('.')[1] ?? '').length;
}
