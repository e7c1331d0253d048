export { Pagination } from './Pagination.js';
export type { PaginationProps } from './Pagination.js';
export type PaginationPart = 'root' | 'items' | 'step' | 'item' | 'gap' | 'page';
