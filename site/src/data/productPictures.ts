import { colourName } from '@marketrow/fixtures/colour-names';
import { smallPath, srcSet } from '@marketrow/fixtures/images';
import type { Locale } from '../routes';

export { copyImages } from '@marketrow/fixtures/images';

/** The `srcset` of a product's picture; `undefined` for one that exists in one width only, as another API's do. */
export function pictureWidths(path: string): string | undefined {
  return srcSet(path);
}

/** A small version of a product's picture for thumbs; any other picture as it is. */
export function smallPicture(path: string): string {
  return smallPath(path);
}

/** The colours of a product with their names. */
export function swatchesOf(
  { colors }: { colors: readonly string[] },
  locale: Locale,
): { value: string; label: string }[] {
  return colors.map((value) => ({ value, label: colourName(value, locale) }));
}
