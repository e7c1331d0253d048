import { salePriceCents } from '../money.ts';
import type { Product } from '../schemas/index.ts';

/** What one piece costs today, in dollars. */
export function salePrice({ price, discount }: Pick<Product, 'price' | 'discount'>): number {
  return salePriceCents(price, discount) / 100;
}
