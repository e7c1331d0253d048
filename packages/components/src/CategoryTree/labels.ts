/** Every string that `CategoryTree` announces. */
export interface CategoryTreeLabels {
  /** Accessible name of the whole when `label` is left out. */
  label: string;
  /** Name of the control that opens what is in a category. `{name}` is filled in. */
  children: string;
}

/** The English strings of `CategoryTree`. */
export const categoryTreeLabels: CategoryTreeLabels = { label: 'Categories', children: 'More in {name}' };
