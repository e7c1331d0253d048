import type { Brand } from '../data';

/** URL of a brand's word mark, which the page draws in its text color. `undefined` for a photo: it would become a filled square. */
export function wordMark({ image }: Pick<Brand, 'image'>): string | undefined {
  return /\.svg(?:\?|$)/.test(image) ? image : undefined;
}
