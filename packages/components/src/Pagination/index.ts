export { Pagination, paginationLabels } from './Pagination';
export { pageNumbers } from './pageNumbers';
export type { PaginationLabels, PaginationProps } from './Pagination';
