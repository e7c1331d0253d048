export { createApp, type AppDependencies } from './app.ts';
export type { CartLine, CatalogEntry, CatalogProduct } from '@marketrow/contract';
export { createCatalogue, type Catalogue, type CatalogueEntries } from './carts/catalogue.ts';
export { readConfig, type Config } from './config.ts';
export type { Database, Orm } from './database/database.ts';
export { openDatabase, type DatabaseLocation } from './database/open.ts';
export { StartupError, type StartupErrorCode } from './startupError.ts';
export { createLogger, type Logger, type LogFields, type LogLevel } from './logger.ts';
export type { MockHandlers } from './mock/mockApi.ts';
export { demoProvider } from './payments/demo.ts';
export { createPayments, type PaymentParts, type Payments } from './payments/payments.ts';
export {
  type Authorization,
  type AuthorizeRequest,
  type CallOptions,
  type DeclineReason,
  type PaymentEvent,
  type PaymentProvider,
  type PaymentReport,
  type ProviderPayment,
  type ProviderStatus,
  type RefundRequest,
  RefundRefused,
  type WebhookRequest,
  WebhookRefused,
} from './payments/provider.ts';
export { type SignatureCheck, verifySignature } from './payments/signature.ts';
export { createServer, type RunningServer, type ServerOptions } from './server.ts';
