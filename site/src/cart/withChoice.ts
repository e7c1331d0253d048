import type { CartItem } from '@marketrow/cart-client';
import { chosenParts, lineName } from '../data/contractRules';
import { fill } from '../i18n/fill';

/** What a shopper chose of a product. */
export interface Choice {
  /** A colour of the product, `#rrggbb`, with its name in the shopper's language. */
  colour?: { value: string; label: string };
  /** A size of the product. */
  size?: string;
}

/** The color and the size that the id of a line names; a part that is not chosen is left out. */
export interface LineChoice {
  color?: string | undefined;
  size?: string | undefined;
}

/** The id of a choice of a product: `<product id>~<color without #>~<size>`. */
export function lineIdOf(productId: string | number, { color = '', size = '' }: LineChoice): string {
  return `${String(productId)}~${color.replace('#', '')}~${size}`;
}

/**
 * Reads what `lineIdOf` has written, and is all that reads it; `undefined` for a line of the product itself. A size may hold `~`:
 * it is all that follows the color.
 */
export function lineChoiceOf(
  id: string | number,
  productId: string | number = productIdOf(id),
): LineChoice | undefined {
  if (!String(id).startsWith(`${String(productId)}~`)) return undefined;
  const { hex, size } = chosenParts(productId, id);
  return { ...(hex !== '' && { color: `#${hex}` }), ...(size !== '' && { size }) };
}

/** The product of a line whose record is not at hand: what stands before the choice. */
export function productIdOf(id: string | number): string {
  return String(id).split('~', 1)[0] ?? '';
}

/**
 * The line of a choice, in brackets behind the name. `sizeText` puts a size in words, as "Size {size}": a bare 7 could be anything.
 */
export function withChoice(line: CartItem, { colour, size }: Choice, sizeText: string): CartItem {
  if (colour === undefined && size === undefined) return line;
  const words = [colour?.label, size === undefined ? undefined : fill(sizeText, { size })];
  return {
    ...line,
    id: lineIdOf(line.id, { color: colour?.value, size }),
    name: lineName(line.name, words.filter((word) => word !== undefined).join(', ')),
  };
}
