/** In which widths the pictures of the sample data exist. Apart from the data itself: what runs in the browser reads it too. */
import { smallPath, srcSet, thumbPath } from '@marketrow/fixtures/images';

/** The `srcset` of a picture; `undefined` for one that exists in one width only, as another API's do. */
export function pictureWidths(path: string): string | undefined {
  return srcSet(path);
}

/** A version of a product's picture for cart lines and the like; any other picture as it is. */
export function smallPicture(path: string): string {
  return smallPath(path);
}

/** A version of a picture for places of up to 80 pixels; a picture that exists in one width only as it is. */
export function thumbPicture(path: string): string {
  return thumbPath(path);
}
