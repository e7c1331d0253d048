import type { FormSummaryLabels } from './labels';

/** The German strings of `FormSummary`. */
export const formSummaryLabels: FormSummaryLabels = { label: 'Bitte prüfen Sie diese Felder' };
