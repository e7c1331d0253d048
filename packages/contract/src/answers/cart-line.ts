import { salePriceCents } from '../money.ts';
import { linePicture } from '../line.ts';
import type { CartItem, Product } from '../schemas/index.ts';

/** Returns the cart line of a product without a choice. */
export function cartLine(product: Product, quantity: number): CartItem {
  return {
    id: product.id,
    slug: product.slug,
    name: product.title,
    price: salePriceCents(product.price, product.discount) / 100,
    qty: quantity,
    imgUrl: linePicture(product.thumbnail),
  };
}
