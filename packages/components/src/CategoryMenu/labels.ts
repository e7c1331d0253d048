/** Every string that `CategoryMenu` shows or announces. */
export interface CategoryMenuLabels {
  /** Text of the button, and accessible name of the whole when `label` is left out. */
  label: string;
  /** First link of a side panel, to the category itself. `{title}` is filled in. */
  all: string;
}

/** The English strings of `CategoryMenu`. */
export const categoryMenuLabels: CategoryMenuLabels = { label: 'All categories', all: 'All in {title}' };
