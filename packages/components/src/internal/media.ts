/**
 * Media queries for markup (`<source media>`), the same as in the style sheets: a test compares the first with
 * `styles/media.css`.
 */
export const narrowMedia = '(width < 56.25em)';

/** Portrait tablets still get the wide image. */
export const phoneMedia = '(width < 45em)';
