import type { LineChartLabels } from './labels';

/** The German strings of `LineChart`. */
export const lineChartLabels: LineChartLabels = {
  table: 'Werte als Tabelle',
  empty: 'Noch keine Werte',
  none: 'keine Angabe',
};
