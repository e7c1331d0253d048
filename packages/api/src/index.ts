export { createApp, type AppDependencies } from './app.ts';
export { createCatalogue, type Catalogue, type PricedProduct } from './carts/catalogue.ts';
export type { CartLine } from './carts/schema.ts';
export { readConfig, type Config } from './config.ts';
export type { Database, Orm } from './database/database.ts';
export { openDatabase, type DatabaseLocation } from './database/open.ts';
export { Failure, type FailureCode } from './failure.ts';
export { createLogger, type Logger, type LogFields, type LogLevel } from './logger.ts';
export { createServer, type RunningServer, type ServerOptions } from './server.ts';
