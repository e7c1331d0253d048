export { PayoutRequestForm } from './PayoutRequestForm';
export type { PayoutRequestFormProps } from './PayoutRequestForm';
export type { PayoutRequestInput, PayoutRequestValues } from './schema';
export { payoutRequestSchema } from './schema';
