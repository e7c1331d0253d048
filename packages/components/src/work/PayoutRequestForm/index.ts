export { PayoutRequestForm } from './PayoutRequestForm.js';
export type { PayoutRequestFormProps } from './PayoutRequestForm.js';
export type { PayoutRequestInput, PayoutRequestValues } from './schema.js';
export { payoutRequestSchema } from './schema.js';
export type PayoutRequestFormPart = 'root' | 'balance' | 'line' | 'ready' | 'optional';
