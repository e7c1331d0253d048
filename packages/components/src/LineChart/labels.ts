/** Every string that `LineChart` shows or announces. */
export interface LineChartLabels {
  /** Button that opens the values as a table. */
  table: string;
  /** Stands in place of a chart without values. */
  empty: string;
  /** Stands in place of a value that is missing. */
  none: string;
}

/** The English strings of `LineChart`. */
export const lineChartLabels: LineChartLabels = { table: 'Values as a table', empty: 'No values yet', none: 'none' };
