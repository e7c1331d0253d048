export { FormSummary } from './FormSummary';
export type { FormSummaryItem, FormSummaryProps } from './FormSummary';
export { formSummaryLabels } from './labels';
export type { FormSummaryLabels } from './labels';
