export { RefundRequestForm } from './RefundRequestForm.js';
export type { RefundRequestFormProps } from './RefundRequestForm.js';
export { refundRequestSchema } from './schema.js';
export type { RefundRequestValues } from './schema.js';
export type RefundRequestFormPart = 'root' | 'line' | 'amount' | 'optional';
