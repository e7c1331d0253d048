export { Pagination, paginationLabels } from './Pagination';
export type { PaginationLabels, PaginationProps } from './Pagination';
