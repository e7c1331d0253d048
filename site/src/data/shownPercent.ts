import { salePriceCents, toCents } from '@marketrow/cart-client/money';

/** The reduction of a product in whole per cent, as the kit shows it: 0 where the amounts are the same, 100 of what is free, else 1 to 99. */
export function shownPercent({ price, discount }: { price: number; discount: number }): number {
  const now = salePriceCents(price, discount);
  if (now >= toCents(price)) return 0;
  return now === 0 ? 100 : Math.min(Math.max(Math.round(discount), 1), 99);
}
