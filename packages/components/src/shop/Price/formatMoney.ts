import { formatMoney as formatMinor, toMinorUnits } from '../../internal/text/money.js';

/**
 * Formats `amount` in major units (12.5) for `locale`: `$12.50`. Rounds as the kit does, for prices in your own text.
 * Safe in server components; in a client component `useKit()` returns the settings.
 * @example formatMoney(12.5, { locale: 'de-DE', currency: 'EUR' }) // 12,50 €
 */
export function formatMoney(amount: number, { locale, currency }: { locale: string; currency: string }): string {
  return formatMinor(locale, currency, toMinorUnits(amount, currency));
}
