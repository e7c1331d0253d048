export { Breadcrumbs } from './Breadcrumbs';
export type { BreadcrumbsItem, BreadcrumbsProps } from './Breadcrumbs';
