/** Products on a page of a category, a shop or a brand. */
export const listSize = 24;
/** Products on a page of the deals. */
export const dealsPerPage = 20;
