import type { CartItem } from '@marketrow/cart-client';
import { lineName } from '../data/contractRules';

/** What a shopper chose of a product. */
export interface Choice {
  /** A colour of the product, `#rrggbb`, with its name in the shopper's language. */
  colour?: { value: string; label: string };
  /** A size of the product. */
  size?: string;
}

/** The line of a chosen variant: `<product id>~<colour without #>~<size>`, and the choice in brackets behind the name. */
export function withChoice(line: CartItem, { colour, size }: Choice): CartItem {
  if (colour === undefined && size === undefined) return line;
  const words = [colour?.label, size].filter((word) => word !== undefined);
  return {
    ...line,
    id: `${String(line.id)}~${colour?.value.slice(1) ?? ''}~${size ?? ''}`,
    name: lineName(line.name, words.join(', ')),
  };
}
