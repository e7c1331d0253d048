import type { PluralForms } from './format';
import { numberFormat, pluralRules } from './numberFormat';

/** What is counted: pieces in the cart, or products on the wishlist. */
export type CountOf = 'cart' | 'wishlist';

/** Names of a link that carries a count, by plural category. `zero` stands for nothing counted. */
export type CountNames = PluralForms & { zero: string };

/**
 * The name of a link that carries a count: `Cart, 2 items`, or `Cart` for nothing. Without the formatter of messages,
 * since the script of the header uses it too and every page pays for that before any input.
 */
export function countName(locale: string, count: number, names: CountNames): string {
  if (!(count > 0)) return names.zero;
  const form = names[pluralRules(locale).select(count)] ?? names.other;
  return form.replaceAll('{count}', numberFormat(locale).format(count));
}

/** Text of the bubble: nothing at 0, `99+` beyond two digits. */
export function badgeText(count: number): string {
  if (count <= 0) return '';
  return count > 99 ? '99+' : String(count);
}
