/** Heading level, `<h1>` to `<h6>`. Choose one below the surrounding heading. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;
