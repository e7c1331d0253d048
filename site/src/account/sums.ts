import { toCents } from '@marketrow/cart-client/money';

/** What the sums of an order are made of. */
export interface OrderLike {
  items: readonly { product_price: number; product_quantity: number }[];
  tax: number;
  discount: number;
}

/** What an order comes to, in whole cents, added up from its lines. */
export function orderSums({ items, tax, discount }: OrderLike) {
  const subtotal = items.reduce((sum, item) => sum + toCents(item.product_price) * item.product_quantity, 0);
  const sums = { subtotal, tax: toCents(tax), discount: toCents(discount) };
  return { ...sums, total: subtotal + sums.tax - sums.discount };
}
