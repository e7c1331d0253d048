import { colourName } from '@marketrow/fixtures/colour-names';
import type { Locale } from '../routes';
import type { Product } from './types';

export { copyImages } from '@marketrow/fixtures/images';

/** A picture of a product, and the colour that it shows where it shows one. */
interface ColouredPicture {
  src: string;
  color?: string;
}

/** The pictures of a product for its gallery: its own, and those of each colour where there are such. */
export function galleryPictures({ images, colors, colorImages }: Product): ColouredPicture[] {
  const coloured = colors.flatMap((color) => (colorImages?.[color] ?? []).map((src) => ({ src, color })));
  if (coloured.length === 0) return images.map((src) => ({ src }));
  // Of the product's own pictures the first shows the first colour; the others, such as the group of all, stand for any.
  const own = new Set(coloured.map(({ src }) => src));
  return [...coloured, ...images.slice(1).flatMap((src) => (own.has(src) ? [] : [{ src }]))];
}

/** The colours of a product with their names. */
export function swatchesOf(
  { colors }: { colors: readonly string[] },
  locale: Locale,
): { value: string; label: string }[] {
  return colors.map((value) => ({ value, label: colourName(value, locale) }));
}
