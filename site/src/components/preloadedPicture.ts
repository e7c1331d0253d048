/** A picture that the browser should fetch before it meets it in the page. */
export interface PreloadedPicture {
  /** Its address. */
  href: string;
  /** When it is the one that will be shown. Left out: always. */
  media?: string | undefined;
  /** Its widths, as in `srcset`. */
  srcSet?: string | undefined;
  /** Its size on the page. */
  sizes?: string | undefined;
}

/** The width from which the wide pictures are shown; below it the portrait ones are. */
export const wideMedia = '(width >= 45em)';
/** The inverse of `wideMedia`. */
export const narrowMedia = '(width < 45em)';
