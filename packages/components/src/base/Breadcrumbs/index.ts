export { Breadcrumbs } from './Breadcrumbs.js';
export type { BreadcrumbsItem, BreadcrumbsProps } from './Breadcrumbs.js';
export type BreadcrumbsPart = 'root' | 'items' | 'item' | 'text' | 'link';
