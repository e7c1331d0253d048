/** Level of a heading, as in `<h1>` to `<h6>`. Choose the one below the heading around it. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;
