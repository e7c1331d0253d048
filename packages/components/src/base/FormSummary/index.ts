export { FormSummary } from './FormSummary.js';
export type { FormSummaryItem, FormSummaryProps } from './FormSummary.js';
export type FormSummaryPart = 'root' | 'icon' | 'text' | 'heading' | 'list';
