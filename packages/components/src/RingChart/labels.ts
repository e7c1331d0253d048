/** Every string that `RingChart` shows or announces. */
export interface RingChartLabels {
  /** Button that opens the values as a table. */
  table: string;
  /** Stands in place of a chart without values. */
  empty: string;
  /** Under the sum, in the middle. */
  total: string;
  /** Heading of the column of values. */
  value: string;
  /** Heading of the column of shares. */
  share: string;
}

/** The English strings of `RingChart`. */
export const ringChartLabels: RingChartLabels = {
  table: 'Values as a table',
  empty: 'No values yet',
  total: 'Total',
  value: 'Value',
  share: 'Share',
};
