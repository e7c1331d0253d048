/** Media queries for markup (`<source media>`), the same as in `styles/media.css`; a test compares them. */
export const narrowMedia = '(width < 56.25em)';

/** Portrait tablets still get the wide image. */
export const phoneMedia = '(width < 45em)';
