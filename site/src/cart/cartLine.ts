import type { CartItem } from '@marketrow/cart-client';
import { salePriceCents } from '@marketrow/cart-client/money';
import { linePicture } from '../data/contractRules';
import type { Product } from '../data';

/** What a cart line needs of a product. */
export type LineProduct = Pick<Product, 'id' | 'slug' | 'title' | 'price' | 'discount' | 'thumbnail'>;

/** The cart line of one piece of a product: its price is the sale price per piece. */
export function cartLine(product: LineProduct): CartItem {
  return {
    id: product.id,
    slug: product.slug,
    name: product.title,
    price: salePriceCents(product.price, product.discount) / 100,
    qty: 1,
    imgUrl: linePicture(product.thumbnail),
  };
}
