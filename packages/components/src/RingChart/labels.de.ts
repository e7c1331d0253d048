import type { RingChartLabels } from './labels';

/** The German strings of `RingChart`. */
export const ringChartLabels: RingChartLabels = {
  table: 'Werte als Tabelle',
  empty: 'Noch keine Werte',
  total: 'Gesamt',
  value: 'Wert',
  share: 'Anteil',
};
