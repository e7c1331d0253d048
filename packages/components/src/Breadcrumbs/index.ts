export { Breadcrumbs, breadcrumbsLabels } from './Breadcrumbs';
export type { BreadcrumbsItem, BreadcrumbsLabels, BreadcrumbsProps } from './Breadcrumbs';
