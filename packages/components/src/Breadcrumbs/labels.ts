/** Every string that `Breadcrumbs` announces. */
export interface BreadcrumbsLabels {
  /** Name of the trail. */
  label: string;
}

/** The English strings of `Breadcrumbs`. */
export const breadcrumbsLabels: BreadcrumbsLabels = { label: 'Breadcrumb' };
