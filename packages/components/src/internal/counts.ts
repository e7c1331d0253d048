import { plural } from './format';
import type { PluralForms } from './format';

/** What is counted: pieces in the cart, or things on the wish list. */
export type CountOf = 'cart' | 'wish';

/** Names of a link that carries a count, by plural category. `zero` stands for nothing counted. */
export type CountNames = PluralForms & { zero: string };

/** The name of a link that carries a count: `Cart, 2 items`, or `Cart` for nothing. */
export function countName(locale: string, count: number, names: CountNames): string {
  return count > 0 ? plural(locale, count, names) : names.zero;
}

/** Text of the bubble: nothing at 0, `99+` beyond two digits. */
export function badgeText(count: number): string {
  if (count <= 0) return '';
  return count > 99 ? '99+' : String(count);
}
