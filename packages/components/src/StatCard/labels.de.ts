import type { StatCardLabels } from './labels';

/** The German strings of `StatCard`. */
export const statCardLabels: StatCardLabels = {
  up: 'Gestiegen um',
  down: 'Gesunken um',
  unchanged: 'Unverändert',
  against: 'zuvor {amount}',
};
