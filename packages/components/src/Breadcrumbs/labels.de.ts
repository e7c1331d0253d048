import type { BreadcrumbsLabels } from './labels';

/** The German strings of `Breadcrumbs`. */
export const breadcrumbsLabels: BreadcrumbsLabels = { label: 'Brotkrümelpfad' };
