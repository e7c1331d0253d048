/** Every string that `ActiveFilters` shows or announces. */
export interface ActiveFiltersLabels {
  /** Accessible name of the whole when `label` is left out. */
  label: string;
  /** Text that takes all filters off. */
  clear: string;
}

/** The English strings of `ActiveFilters`. */
export const activeFiltersLabels: ActiveFiltersLabels = { label: 'Active filters', clear: 'Clear all' };
