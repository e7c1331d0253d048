export { FormSummary } from './FormSummary';
export type { FormSummaryItem, FormSummaryProps } from './FormSummary';
