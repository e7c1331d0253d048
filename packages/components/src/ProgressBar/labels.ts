/** Every string that `ProgressBar` shows or announces. */
export interface ProgressBarLabels {
  /** How much of how much: `{value}` and `{max}`. */
  amount: string;
  /** Stands in place of a value that is not known yet. */
  unknown: string;
}

/** The English strings of `ProgressBar`. */
export const progressBarLabels: ProgressBarLabels = { amount: '{value} of {max}', unknown: 'In progress' };
