import type { PackageCardLabels } from './labels';

/** The German strings of `PackageCard`. */
export const packageCardLabels: PackageCardLabels = {
  current: 'Ihr Paket',
  perMonth: 'im Monat',
  perYear: 'im Jahr',
  free: 'Kostenlos',
  notIncluded: 'nicht enthalten',
};
