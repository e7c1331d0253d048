/** Media queries that markup needs (`<source media>`), as in the style sheets: a test compares the first with `styles/media.css`. */
export const narrowMedia = '(width < 56.25em)';

/** A tablet upright still has the wide picture. */
export const phoneMedia = '(width < 45em)';
