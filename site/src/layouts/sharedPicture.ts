/** The picture that other sites show beside a link to a page (Open Graph). */
export interface SharedPicture {
  /** From the site's root, or a whole address. */
  src: string;
  /** In pixels. */
  width: number;
  /** In pixels. */
  height: number;
}

/** A drawn picture of the shop in the size that the networks ask for, 1200 x 630 pixels. */
export function shopPicture(src: string): SharedPicture {
  return { src, width: 1200, height: 630 };
}
