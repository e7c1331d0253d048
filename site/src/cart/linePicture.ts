import type { CartItem } from '@marketrow/cart-client';
import { lineChoiceOf } from './withChoice';
import type { ProductSnapshot } from '../data/productSnapshot';

/** Stands in for the picture of a product that is not sold any more: the line's own may be gone. */
const noPicture = '/favicon.svg';

/** The small picture of a line: of the chosen colour where that has its own, else of the product. */
export function linePicture(line: CartItem, snapshot: ProductSnapshot | null | undefined): string {
  if (snapshot === null) return noPicture;
  const { color } = lineChoiceOf(line.id, snapshot?.id) ?? {};
  const chosen = color === undefined ? undefined : snapshot?.colourPictures?.[color];
  return chosen ?? snapshot?.thumbnail ?? line.imgUrl;
}
