/* Checked by tsc, not run: every product of the sample data is assignable to the card's `product` without a mapping. */
import type { Product } from '@marketrow/fixtures';
import type { ProductCardProduct } from '../src/shop/ProductCard';

declare const product: Product;

export const fits: ProductCardProduct = product;

// @ts-expect-error -- a record without a price is no product.
export const lacksPrice: ProductCardProduct = { id: 1, title: 'A', thumbnail: '/a.webp' };

/** A record of a shop with numeric ids, both prices, and only the number of reviews. */
export const ofAnotherShop: ProductCardProduct = {
  id: 1,
  title: 'A',
  thumbnail: '/a.webp',
  price: 4,
  compareAtPrice: 5,
  ratingCount: 12,
};
