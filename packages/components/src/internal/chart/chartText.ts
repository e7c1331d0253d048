import { formatMoney, toMinorUnits } from '../text/money';
import { numberFormat } from '../text/numberFormat';

/** How the values of a chart are written. */
export interface ChartNumbers {
  /** `money` is written in `currency`. */
  type: 'number' | 'money';
  /** BCP 47 tag. */
  locale: string;
  /** ISO 4217 code. */
  currency: string;
}

const compact: Intl.NumberFormatOptions = { notation: 'compact', maximumFractionDigits: 1 };
const compactMoney = new Map<string, Intl.NumberFormatOptions>();

/** A value in full: `$88,210.00`, `12,400`. */
export function valueText(value: number, { type, locale, currency }: ChartNumbers): string {
  if (type === 'money') return formatMoney(locale, currency, toMinorUnits(value, currency));
  return numberFormat(locale).format(value);
}

/** A value at an axis, where there is little room: `$90K`, in German `90.000 $`. */
export function axisText(exact: number, { type, locale, currency }: ChartNumbers): string {
  // Languages that write thousands in full would add a tenth: `20.658,4 $`.
  const value = Math.abs(exact) >= 1000 ? Math.round(exact) : exact;
  if (type === 'number') return numberFormat(locale, compact).format(value);
  let options = compactMoney.get(currency);
  if (!options)
    compactMoney.set(currency, (options = { ...compact, style: 'currency', currency, minimumFractionDigits: 0 }));
  return numberFormat(locale, options).format(value);
}
