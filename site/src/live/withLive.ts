import type { LiveProduct } from '@marketrow/contract';

/** Returns a product at the live values. */
export function withLive<Record extends Pick<LiveProduct, 'price' | 'discount'>>(
  product: Record & Partial<Pick<LiveProduct, 'compareAtPrice' | 'stock' | 'variants'>>,
  { price, discount, compareAtPrice, stock, variants }: LiveProduct,
): Record {
  const now = { ...product, price, discount };
  delete now.compareAtPrice;
  delete now.stock;
  delete now.variants;
  return {
    ...now,
    ...(compareAtPrice !== undefined && { compareAtPrice }),
    ...(stock !== undefined && { stock }),
    ...(variants && { variants }),
  };
}
