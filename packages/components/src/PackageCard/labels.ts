/** Every string that `PackageCard` shows or announces. */
export interface PackageCardLabels {
  /** Marks the reader's own package. */
  current: string;
  /** Stands behind a price that is paid each month. */
  perMonth: string;
  /** Stands behind a price that is paid each year. */
  perYear: string;
  /** Stands in place of a price of 0. */
  free: string;
  /** Spoken behind what the package lacks. */
  notIncluded: string;
}

/** The English strings of `PackageCard`. */
export const packageCardLabels: PackageCardLabels = {
  current: 'Your package',
  perMonth: 'a month',
  perYear: 'a year',
  free: 'Free',
  notIncluded: 'not included',
};
