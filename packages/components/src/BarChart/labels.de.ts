import type { BarChartLabels } from './labels';

/** The German strings of `BarChart`. */
export const barChartLabels: BarChartLabels = {
  table: 'Werte als Tabelle',
  empty: 'Noch keine Werte',
  none: 'keine Angabe',
};
