/** Every string that `BarChart` shows or announces. */
export interface BarChartLabels {
  /** Button that opens the values as a table. */
  table: string;
  /** Stands in place of a chart without values. */
  empty: string;
  /** Stands in place of a value that is missing. */
  none: string;
}

/** The English strings of `BarChart`. */
export const barChartLabels: BarChartLabels = { table: 'Values as a table', empty: 'No values yet', none: 'none' };
