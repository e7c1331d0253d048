/** Every string that `SortSelect` shows. */
export interface SortSelectLabels {
  /** Name of the field when `label` is left out. */
  label: string;
}

/** The English strings of `SortSelect`. */
export const sortSelectLabels: SortSelectLabels = { label: 'Sort' };
