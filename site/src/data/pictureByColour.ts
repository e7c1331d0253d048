import type { Product } from './types';

/** The picture of each colour that has one of its own, by the colour: `{ '#22283f': '/images/…' }`. */
export function pictureByColour({ colorImages = {} }: Pick<Product, 'colorImages'>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(colorImages).flatMap(([color, [src]]) => (src === undefined ? [] : [[color, src]])),
  );
}
