/** Every string that `FormSummary` shows or announces. */
export interface FormSummaryLabels {
  /** The heading when `label` is left out. */
  label: string;
}

/** The English strings of `FormSummary`. */
export const formSummaryLabels: FormSummaryLabels = { label: 'Please check these fields' };
