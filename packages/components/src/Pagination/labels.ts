/** Every string that `Pagination` shows or announces. */
export interface PaginationLabels {
  /** Name of the row. */
  label: string;
  /** Name of a page's link. `{page}` is filled in. */
  page: string;
  /** Text of the link to the page before. */
  previous: string;
  /** Its name, where the text alone says too little. */
  previousPage: string;
  /** Text of the link to the page after. */
  next: string;
  /** Its name. Begins with the text, so that people who speak to their device can say what they see. */
  nextPage: string;
}

/** The English strings of `Pagination`. */
export const paginationLabels: PaginationLabels = {
  label: 'Pagination',
  page: 'Page {page}',
  previous: 'Back',
  previousPage: 'Back to the previous page',
  next: 'Next',
  nextPage: 'Next page',
};
