import type { PaginationLabels } from './labels';

/** The German strings of `Pagination`. */
export const paginationLabels: PaginationLabels = {
  label: 'Seiten',
  page: 'Seite {page}',
  previous: 'Zurück',
  previousPage: 'Zurück zur vorigen Seite',
  next: 'Weiter',
  nextPage: 'Weiter zur nächsten Seite',
};
