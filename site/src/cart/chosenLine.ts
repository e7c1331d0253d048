import type { CartItem } from '@marketrow/cart-client';
import { salePriceCents } from '@marketrow/cart-client/money';
import { withChoice, type Choice } from './withChoice';

/** What a line is priced by: the product's own price, and choices with a price of their own. */
export interface PricedChoices {
  price: number;
  discount: number;
  variants?: readonly { id: string; price?: number | undefined; discount?: number | undefined }[] | undefined;
}

/** The line of a choice, at its own price where it has one. */
export function chosenLine(
  line: CartItem,
  choice: Choice,
  { price, discount, variants = [] }: PricedChoices,
  sizeText: string,
): CartItem {
  const named = withChoice(line, choice, sizeText);
  const variant = variants.find(({ id }) => id === named.id);
  if (!variant) return named;
  return { ...named, price: salePriceCents(variant.price ?? price, variant.discount ?? discount) / 100 };
}
