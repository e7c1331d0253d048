export { FormSummary } from './FormSummary.js';
export type { FormSummaryItem, FormSummaryProps } from './FormSummary.js';
