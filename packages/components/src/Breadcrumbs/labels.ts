/** Every string that `Breadcrumbs` announces. */
export interface BreadcrumbsLabels {
  /** Name of the trail. */
  navigation: string;
}

/** The English strings of `Breadcrumbs`. */
export const breadcrumbsLabels: BreadcrumbsLabels = { navigation: 'Breadcrumb' };
