import type { CartItem } from '@marketrow/cart-client';
import type { ProductSnapshot } from '../data/productSnapshot';

/** The small picture of a line: of the chosen colour where that has its own, else of the product. */
export function linePicture(line: CartItem, snapshot: ProductSnapshot | null | undefined): string {
  const [, hex] = String(line.id).split('~');
  const chosen = hex ? snapshot?.colourPictures?.[`#${hex}`] : undefined;
  return chosen ?? snapshot?.thumbnail ?? line.imgUrl;
}
