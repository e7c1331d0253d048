import { formatMoney as formatMinor, toMinorUnits } from '../../internal/text/money.js';

/**
 * `amount` in major units (12.5) as the people of `locale` write it: `$12.50`. For texts of the shop's own, rounded as the kit rounds.
 * Safe in server components; in a client component the settings come from `useKit()`.
 * @example formatMoney(12.5, { locale: 'de-DE', currency: 'EUR' }) // 12,50 €
 */
export function formatMoney(amount: number, { locale, currency }: { locale: string; currency: string }): string {
  return formatMinor(locale, currency, toMinorUnits(amount, currency));
}
