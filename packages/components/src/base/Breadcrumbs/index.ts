export { Breadcrumbs } from './Breadcrumbs.js';
export type { BreadcrumbsItem, BreadcrumbsProps } from './Breadcrumbs.js';
