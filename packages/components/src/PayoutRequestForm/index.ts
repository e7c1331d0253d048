export { PayoutRequestForm } from './PayoutRequestForm';
export type { PayoutRequestFormProps } from './PayoutRequestForm';
export { payoutRequestFormLabels } from './labels';
export type { PayoutRequestFormLabels } from './labels';
export type { PayoutRequestInput, PayoutRequestValues } from './schema';
export { payoutRequestSchema } from './schema';
