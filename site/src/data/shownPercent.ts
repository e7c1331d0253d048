import { salePriceCents, toCents } from '@marketrow/cart-client/money';
import { type PriceFields, reductionOf } from './contractRules';

/** The reduction of a product in whole per cent, as the kit shows it: 0 where the amounts are the same, 100 of what is free, else 1 to 99. */
export function shownPercent(fields: PriceFields): number {
  const now = salePriceCents(fields.price, fields.discount);
  if (now >= toCents(fields.compareAtPrice ?? fields.price)) return 0;
  return now === 0 ? 100 : Math.min(Math.max(Math.round(reductionOf(fields)), 1), 99);
}
