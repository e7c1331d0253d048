/** Every string that `DateRange` shows or announces. */
export interface DateRangeLabels {
  /** Label of the first day. */
  from: string;
  /** Label of the last day. */
  to: string;
  /** Message where the last day lies before the first one. */
  reversed: string;
}

/** The English strings of `DateRange`. */
export const dateRangeLabels: DateRangeLabels = {
  from: 'From',
  to: 'To',
  reversed: 'The last day lies before the first one',
};
