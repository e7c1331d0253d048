export { demoProvider } from './demo.ts';
export { createPayments, type PaymentParts, type Payments } from './payments.ts';
export {
  type Authorization,
  type AuthorizeRequest,
  type CallOptions,
  type DeclineReason,
  type PaymentData,
  type PaymentEvent,
  type PaymentProvider,
  type PaymentReport,
  type ProviderPayment,
  type ProviderStatus,
  type RefundRequest,
  RefundRefused,
  type WebhookRequest,
  WebhookRefused,
} from './provider.ts';
export { type SignatureCheck, signatureHeader, verifySignature } from './signature.ts';
