export { Breadcrumbs } from './Breadcrumbs';
export type { BreadcrumbsItem, BreadcrumbsProps } from './Breadcrumbs';
export { breadcrumbsLabels } from './labels';
export type { BreadcrumbsLabels } from './labels';
