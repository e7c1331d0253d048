import type { PluralForms } from './format.js';
import { numberFormat, pluralRules } from './numberFormat.js';

/** Counted things: pieces in the cart, or products on the wishlist. */
export type CountOf = 'cart' | 'wishlist';

/** Names of a link with a count, by plural category. `zero` is the name at 0. */
export type CountNames = PluralForms & { zero: string };

/**
 * Returns the name of a link with a count: `Cart, 2 items`, or `Cart` at 0. Does not use the message formatter, because
 * the header's script also imports this and every page would load the formatter before any input.
 */
export function countName(locale: string, count: number, names: CountNames): string {
  if (!(count > 0)) return names.zero;
  const form = names[pluralRules(locale).select(count)] ?? names.other;
  return form.replaceAll('{count}', numberFormat(locale).format(count));
}

/** Text of the badge: empty at 0, `99+` above 99. */
export function badgeText(count: number): string {
  if (count <= 0) return '';
  return count > 99 ? '99+' : String(count);
}
