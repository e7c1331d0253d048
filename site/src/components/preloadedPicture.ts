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

/**
 * A picture, or the one of the theme of the visitor's system; with `media`, only for such windows. Whoever has chosen the other theme by
 * hand fetches one picture more.
 */
export function preloadedByTheme(day: string, night: string | undefined, media?: string): PreloadedPicture[] {
  if (night === undefined) return [{ href: day, media }];
  const and = media === undefined ? '' : `${media} and `;
  return [
    { href: day, media: `${and}(prefers-color-scheme: light)` },
    { href: night, media: `${and}(prefers-color-scheme: dark)` },
  ];
}
